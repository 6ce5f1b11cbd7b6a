import { provideDevelopmentReact } from './development-react';
import { showProblems } from './overlay';
import { useBuild } from './override';
import { acceptComponents, type Hot, register, signature } from './refresh';
import { acceptTexts } from './texts';
import { followServer, join } from './updates';

/** What a module of a development build knows of this page (sdk/src/dev/fast-refresh.ts writes the calls). */
const development = {
  register,
  signature,
  accept(build: string, hot: Hot, hash: () => string, exported: () => unknown): void {
    join(build, hot, hash);
    acceptComponents(hot, exported);
  },
  acceptTexts(build: string, hot: Hot, hash: () => string, namespace: string): void {
    join(build, hot, hash);
    acceptTexts(hot, namespace);
  },
};
export type Development = typeof development;

Object.assign(globalThis, { portalDevelopment: development });
provideDevelopmentReact();
useBuild(document.currentScript);
followServer(showProblems);
