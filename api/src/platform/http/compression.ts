import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

type Compression = {
  encoding: 'br' | 'gzip';
  /** @param kept whether it is sent many times: it may then take longer */
  compress: (content: string | Buffer, kept?: boolean) => Promise<Buffer>;
};

const promisedBrotli = promisify(brotliCompress);
const promisedGzip = promisify(gzip);

const BROTLI: Compression = {
  encoding: 'br',
  // Level 4 compresses such texts in about a millisecond. A page takes 5 ms, and 10 with level 7, which makes it a tenth
  // smaller; higher levels take a quarter of a second and more for another tenth.
  compress: (content, kept) =>
    promisedBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 7 : 4 } }),
};
const GZIP: Compression = { encoding: 'gzip', compress: (content) => promisedGzip(content) };

/** Bytes under which the headers cost more than compression saves. */
const SMALLEST = 1024;

/** How to compress so many bytes for a reader; null: not at all. */
export function compressFor(accepted: string | undefined, bytes: number): Compression | null {
  if (accepted === undefined || bytes < SMALLEST) return null;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return BROTLI;
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? GZIP : null;
}

/** Compresses texts made for the request: pages and JSON. Files come compressed from the build. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const others = reply.getHeader('vary');
    reply.header('vary', others ? `${String(others)}, accept-encoding` : 'accept-encoding');
    const compression = compressFor(request.headers['accept-encoding'], payload.length);
    if (compression === null) return payload;
    reply.header('content-encoding', compression.encoding).removeHeader('content-length');
    return compression.compress(payload);
  });
}
