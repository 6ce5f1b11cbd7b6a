import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MAIN_PORTAL } from './portal';

/** What is answered instead of what the portal would answer; `hang` never answers. */
export type Fault = 'hang' | { status: number; body?: string; headers?: Record<string, string> };
export type RewriteCall = (status: number, body: string) => string;

/**
 * Stands before the portal and answers some addresses wrongly, as a broken server or network would. The browser keeps
 * its cache, which it does not where Playwright itself answers.
 */
export class FaultyPortal {
  /** Decides by path what is answered instead; undefined passes the request on. */
  fault: (path: string) => Fault | undefined = () => undefined;
  /** Changes the pages that pass. */
  rewrite: (html: string) => string = (html) => html;
  /** Changes the answer of a call; undefined passes it on as it comes. */
  rewriteCall: (method: string, path: string) => RewriteCall | undefined = () => undefined;
  private readonly server: Server;

  constructor() {
    this.server = createServer((incoming, outgoing) => this.answer(incoming, outgoing));
    this.server.on('upgrade', passSocket);
  }

  /** @returns the address at which it answers */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', MAIN_PORTAL.url);
    const fault = this.fault(pathname);
    if (fault === 'hang') return;
    if (fault) {
      outgoing.writeHead(fault.status, fault.headers).end(fault.body ?? '');
      return;
    }
    const { method = 'GET', url: path } = incoming;
    const isPage = incoming.headers.accept?.startsWith('text/html') ?? false;
    const rewrite: RewriteCall | undefined = isPage
      ? (_status, html) => this.rewrite(html)
      : this.rewriteCall(method, pathname);
    const headers = { ...incoming.headers };
    // what is changed is read here, and is not the answer whose validator the browser knows
    if (rewrite) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const { hostname, port } = new URL(MAIN_PORTAL.url);
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      if (rewrite) void sendRewritten(answer, outgoing, rewrite);
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}

async function sendRewritten(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: RewriteCall,
): Promise<void> {
  const status = answer.statusCode ?? 502;
  const body = rewrite(status, await text(answer));
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  outgoing.writeHead(status, headers).end(body);
}

/** The connection by which the service tells what changed. */
function passSocket(incoming: IncomingMessage, browser: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(MAIN_PORTAL.url);
  const { method, url: path, headers } = incoming;
  const passed = request({ hostname, port, path, method, headers });
  passed.on('upgrade', (answer, service, first) => {
    const lines = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    );
    browser.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    browser.write(first);
    service.write(head);
    service.on('error', () => browser.destroy());
    browser.on('error', () => service.destroy());
    service.pipe(browser).pipe(service);
  });
  passed.on('response', () => browser.destroy());
  passed.on('error', () => browser.destroy());
  passed.end();
}
