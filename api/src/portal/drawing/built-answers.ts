import { isDeepStrictEqual } from 'node:util';
import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import content from '@mosta/shared/domain/first-content.json';

/** What builds draw pages from, by path of the call. */
const BUILT: Readonly<Record<string, unknown>> = {
  'v1/edition': FIRST_PUBLIC_EDITION,
  ...Object.fromEntries(
    Object.entries(content).map(([kind, entries]) => [`v1/content/${kind}`, entries]),
  ),
};

/** Whether builds draw from this answer of a call: such a page shows it already. */
export function isBuilt(call: string, text: string): boolean {
  return isDeepStrictEqual(JSON.parse(text), BUILT[call]);
}
