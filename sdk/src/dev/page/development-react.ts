// Before React: the renderer looks for the hook of the refresh runtime once, when it is evaluated.
import './refresh';

import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** The development build of what the released host shares: it alone can exchange components while they are shown. */
const MODULES: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
};

type Shared = { lib?: () => unknown; loaded?: boolean };
type Resolution = {
  pkgName: string;
  /** The federation runtime finds the shared module of that name. */
  resolver: () => { shared: Shared } | undefined;
};

/** What the federation runtime keeps on the page (the part that is used here). */
type Federation = {
  __GLOBAL_PLUGIN__: { name: string; resolveShare: (asked: Resolution) => Resolution }[];
  __INSTANCES__: { name: string; loadShare: (name: string) => Promise<unknown> }[];
};

// The package's own types of it are of the whole runtime.
const page = globalThis as object as { __FEDERATION__?: Federation };

/** Gives host and remotes React's development build in the place of the released one, before either is evaluated. */
export function provideDevelopmentReact(): void {
  page.__FEDERATION__ ??= { __GLOBAL_PLUGIN__: [], __INSTANCES__: [] };
  page.__FEDERATION__.__GLOBAL_PLUGIN__.push({
    name: 'portal-development',
    resolveShare(asked) {
      const module = MODULES[asked.pkgName];
      const { resolver } = asked;
      if (module === undefined) return asked;
      asked.resolver = () => {
        const found = resolver();
        if (found) Object.assign(found.shared, { lib: () => module, loaded: true });
        return found;
      };
      return asked;
    },
  });
}

/** A module that the host shares with its remotes. */
export async function sharedByHost<Module>(name: string): Promise<Module | undefined> {
  const host = page.__FEDERATION__?.__INSTANCES__.find((instance) => instance.name === 'host');
  const factory = (await host?.loadShare(name)) as (() => Module) | undefined;
  return factory?.();
}
