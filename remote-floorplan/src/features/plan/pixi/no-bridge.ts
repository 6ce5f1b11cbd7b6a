import { Fragment } from 'react';

/**
 * Stands in the build for its-fine, which carries the contexts around `<Application>` into it: the nodes of the plan ask
 * for none (`portal.replaces` in package.json, docs/decisions/0055).
 */
export const FiberProvider = Fragment;
export const useContextBridge = () => Fragment;
