import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** How the server of a remote behaves. `rubbish` answers 200 with something that is no manifest and no script. */
export type Mood = 'well' | 'silent' | 'rubbish' | 'error';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** The server of a remote's team, on an origin of its own; its mood can change while it runs. */
export class RemoteServer {
  mood: Mood = 'well';
  requests = 0;
  private readonly server: Server;

  constructor(private readonly folder: string) {
    this.server = createServer((request, response) => {
      this.requests += 1;
      this.answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(pathname: string, response: ServerResponse): void {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    // The descriptor is what a tester's address brings along; the fault lies in what comes after it.
    const isDescriptor = pathname === '/descriptor.json';
    if (this.mood === 'silent' && !isDescriptor) return;
    if (this.mood === 'error' && !isDescriptor) {
      response.writeHead(500).end('down');
      return;
    }
    if (this.mood === 'rubbish' && !isDescriptor) {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('<html>not what you asked for</html>');
      return;
    }
    const file = join(this.folder, normalize(pathname));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }
}
