import { Transform } from 'node:stream';

/** Lets everything pass and counts it: `bytes` is the size once the stream has ended. */
export function createByteCount(): { stream: Transform; bytes: () => number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}
