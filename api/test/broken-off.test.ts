import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

/** Sends the beginning of a body and breaks off while it is read. @returns the status that the service answers, read by nobody */
function breakOff(url: string, type: string, part: string): Promise<number> {
  const { port } = service.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    service.app.server.once('request', (request: IncomingMessage, response: ServerResponse) => {
      const { writeHead } = response;
      response.writeHead = (status: number, headers?: unknown) => {
        resolve(status);
        return Reflect.apply(writeHead, response, [status, headers]);
      };
      // The body is being read from here on.
      request.once('resume', () => setImmediate(() => socket.destroy()));
    });
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: exemple.dz\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${part}`,
    );
  });
}

it.each([
  ['/v1/contact', 'application/json', '{"name":'],
  [
    '/v1/staff',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  ],
])(
  'a body for %s that its sender breaks off is an error of the sender alone',
  async (url, type, part) => {
    const error = jest.spyOn(service.app.log, 'error');
    expect(await breakOff(url, type, part)).toBe(400);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);
