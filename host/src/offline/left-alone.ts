import { LOGIN_PATH } from '@mosta/shared/contract/descriptor';
import { HOMES } from '@mosta/shared/contract/homes';

/** What is no page of the host: calls, files, documents, the operator's page. */
const OTHERS =
  /^\/(?:v1|auth|socket\.io|remotes|stubs|sample|assets|sdk|docs|_portal|metrics|healthz|readyz)(?:\/|$)/;

/**
 * Whether the worker asks the network for an address and may answer from memory. Work screens and sign-in want the network
 * in any case; a tester's address shows what the portal does not serve.
 */
export function isPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const path = pathname.toLowerCase();
  const work = [...Object.values(HOMES), LOGIN_PATH].some(
    (home) => path === home || path.startsWith(`${home}/`),
  );
  return !work && !OTHERS.test(path) && !/\.\w+$/.test(path) && !/[?&]mf/.test(search);
}
