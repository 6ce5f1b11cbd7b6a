import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ProxyConfigArrayItem } from 'webpack-dev-server';
import {
  type Developed,
  developmentCookie,
  developmentPage,
  developmentPolicy,
} from './development-page';
import { SOCKET_PATH } from './messages';

const POLICY = 'content-security-policy';
/** Headers that hold for the portal's own address alone, or for the text as the portal sent it. */
const PORTAL_ONLY = ['strict-transport-security', 'content-length', 'etag', 'transfer-encoding'];

type Options = {
  /** Address of the running portal. */
  portal: string;
  developed: Developed;
  /** Name and port under which the browser knows the development server. */
  host: string;
  /** Whether the remote, as it is now, has a page at that path. */
  hasPage: (pathname: string) => boolean;
};

/** Everything that the development server does not have itself comes from the portal; pages are prepared for development. */
export function portalProxy(options: Options): ProxyConfigArrayItem {
  return {
    context: (pathname: string) => pathname !== SOCKET_PATH,
    target: options.portal,
    changeOrigin: true,
    ws: true,
    logLevel: 'silent',
    selfHandleResponse: true,
    onProxyReq: askForPlainPage,
    onProxyRes: (answer, request, response) => void answerWith(options, answer, request, response),
  };
}

/** A page is read and changed: neither compressed nor « not modified ». */
function askForPlainPage(outgoing: ClientRequest, { headers }: IncomingMessage): void {
  if (!headers.accept?.includes('text/html')) return;
  outgoing.setHeader('accept-encoding', 'identity');
  outgoing.removeHeader('if-none-match');
}

async function answerWith(
  { developed, host, hasPage }: Options,
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, statusCode = 502 } = answer;
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !(isPage && PORTAL_ONLY.includes(name)))
      response.setHeader(name, value);
  }
  response.removeHeader('strict-transport-security');
  const cookies = headers['set-cookie'];
  if (cookies) response.setHeader('set-cookie', cookies.map(developmentCookie));
  if (!isPage) {
    response.statusCode = statusCode;
    answer.pipe(response);
    return;
  }
  const pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
  response.statusCode = statusCode === 404 && hasPage(pathname) ? 200 : statusCode;
  response.setHeader('cache-control', 'no-store');
  const policy = headers[POLICY];
  if (typeof policy === 'string') response.setHeader(POLICY, developmentPolicy(policy, host));
  response.end(developmentPage(await text(answer), developed));
}
