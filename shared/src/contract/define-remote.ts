import type { ComponentType } from 'react';
import type { Language } from './languages';

/** A page's or widget's code, fetched on demand. */
export type LazyComponent<Props = SlotProps> = () => Promise<{ default: ComponentType<Props> }>;

/** The texts of a remote in one language, as the build writes the module of its catalogue. */
export type CatalogueModule = {
  /** All texts, or where there are parts those that every page needs. */
  default: object;
  /** Further texts, each part to be loaded when a page needs it; nested keys may stand in several parts. */
  parts?: readonly (() => Promise<{ default: object }>)[];
  /**
   * By the name of a page's or widget's chunk (`route-program`, `slot-mini`): the parts that it needs, counted from 1. What is
   * not named needs all.
   */
  needed?: Readonly<Record<string, readonly number[]>>;
};

/** The default export of `./remote`, the only module a remote exposes. */
export type RemoteModule = {
  /** Contract range the remote was built for. */
  contract: string;
  name: string;
  /** Pages by the path of the descriptor; `*` serves every path that has no page of its own. */
  routes: Record<string, LazyComponent>;
  /** Widgets by the slot's name without the remote's. */
  slots: Record<string, LazyComponent>;
  /** Texts of the remote, loaded when the language is first needed; the namespace is the remote's name. */
  catalogue?: (language: Language) => Promise<CatalogueModule>;
};

/** Props that one remote may pass to another's widget: plain values and callbacks, agreed per slot. */
export type SlotProps = Readonly<Record<string, unknown>>;

/** Declares a remote; the host reads the result after loading `./remote`. */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}

/** Whether an unknown module is a remote of this contract; the host checks every loaded module. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<RemoteModule>;
  return (
    typeof candidate.name === 'string' &&
    typeof candidate.contract === 'string' &&
    typeof candidate.routes === 'object' &&
    candidate.routes !== null &&
    typeof candidate.slots === 'object' &&
    candidate.slots !== null
  );
}
