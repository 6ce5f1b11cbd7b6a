import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAIN_PORTAL } from './portal';

/** What is answered instead of what the portal would answer; `hang` never answers. */
export type Fault = 'hang' | { status: number; body?: string; headers?: Record<string, string> };

/**
 * Stands before the portal and answers some addresses wrongly, as a broken server or network would. The browser keeps
 * its cache, which it does not where Playwright itself answers.
 */
export class FaultyPortal {
  /** Decides by path what is answered instead; undefined passes the request on. */
  fault: (path: string) => Fault | undefined = () => undefined;
  /** Changes the pages that pass. */
  rewrite: (html: string) => string = (html) => html;
  private readonly server: Server;

  constructor() {
    this.server = createServer((incoming, outgoing) => this.answer(incoming, outgoing));
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
    const isPage = incoming.headers.accept?.startsWith('text/html') ?? false;
    const headers = { ...incoming.headers };
    // a page is read here, and is not the one whose validator the browser knows
    if (isPage) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const { hostname, port } = new URL(MAIN_PORTAL.url);
    const { method, url: path } = incoming;
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      if (isPage) void this.sendPage(answer, outgoing);
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }

  private async sendPage(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const html = this.rewrite(Buffer.concat(chunks).toString('utf8'));
    const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, headers).end(html);
  }
}
