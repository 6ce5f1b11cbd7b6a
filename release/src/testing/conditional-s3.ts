import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { S3Settings } from '../bucket/s3-bucket';

const BUCKET = 'publications';
const KEY = 'S3RVER';

/**
 * S3-compatible storage for tests, with the conditional writes that Amazon's and MinIO's have and s3rver lacks: what
 * stands before it compares the tag.
 * @param conditions whether writes with conditions are understood
 */
export async function startS3(directory: string, conditions = true) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  // One request after the other: s3rver fails where a file is read while it is written, or a folder emptied twice.
  let requests: Promise<unknown> = Promise.resolve();
  const front = createServer((incoming, answer) => {
    requests = requests.then(async () => {
      if (!conditions || (await meetsCondition(port, incoming)))
        return forward(port, incoming, answer);
      incoming.resume();
      answer.writeHead(412, { 'content-type': 'application/xml' });
      return answer.end('<Error><Code>PreconditionFailed</Code><Message>no</Message></Error>');
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const settings: S3Settings = {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  };
  const stop = async () => {
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
  };
  return {
    settings,
    /** From here on nobody answers. */
    stop,
    close: async () => {
      await stop();
      await server.close();
    },
  };
}

/** What was asked for with a condition is compared with what s3rver has, which it tells to anybody. */
async function meetsCondition(port: number, { method, url = '', headers }: IncomingMessage) {
  const wanted = headers['if-match'];
  const none = headers['if-none-match'];
  if (method !== 'PUT' || (wanted === undefined && none === undefined)) return true;
  const { pathname } = new URL(url, 'http://s3.invalid');
  const found = await fetch(`http://127.0.0.1:${port}${pathname}`, { method: 'HEAD' });
  return none === undefined ? found.headers.get('etag') === wanted : !found.ok;
}

function forward(port: number, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const { method, url, headers } = incoming;
    // A connection of its own: one that was kept may be closed by s3rver just as it is used again.
    const to = { host: '127.0.0.1', port, method, path: url, headers, agent: false };
    const outgoing = request(to, (back) => {
      answer.writeHead(back.statusCode ?? 500, back.headers);
      back.pipe(answer).on('close', resolve);
    });
    // The one who asked sees a connection that breaks off.
    outgoing.on('error', () => {
      answer.destroy();
      resolve();
    });
    incoming.pipe(outgoing);
  });
}
