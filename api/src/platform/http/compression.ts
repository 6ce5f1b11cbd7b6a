import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Bytes under which the headers cost more than compression saves. */
const SMALLEST = 1024;

/** Compresses texts made for the request: pages and JSON. Files come compressed from the build. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      // Level 4 compresses such texts in about a millisecond.
      return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    }
    if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return gunzippable(payload);
    }
    return payload;
  });
}
