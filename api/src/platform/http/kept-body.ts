import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFor } from './compression';
import { etagOf, isKnown } from './etag';

/** Content that is sent many times: its validator, and each compression of it, made once when first asked for. */
export class KeptBody {
  private readonly etag: string;
  private readonly body: Buffer;
  private readonly compressed = new Map<string, Promise<Buffer>>();

  constructor(content: string) {
    this.body = Buffer.from(content);
    this.etag = etagOf(this.body);
  }

  get bytes(): number {
    return this.body.length;
  }

  get text(): string {
    return this.body.toString('utf8');
  }

  /** Sends it as the reader takes it, or 304 to a reader who has it already. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const others = reply.getHeader('vary');
    reply.headers({
      vary: others ? `${String(others)}, accept-encoding` : 'accept-encoding',
      etag: this.etag,
    });
    if (isKnown(request, this.etag)) return reply.code(304).send();
    const compression = compressFor(request.headers['accept-encoding'], this.body.length);
    if (compression === null) return reply.send(this.body);
    reply.header('content-encoding', compression.encoding);
    let made = this.compressed.get(compression.encoding);
    if (made === undefined) {
      made = compression.compress(this.body, true);
      this.compressed.set(compression.encoding, made);
    }
    return reply.send(await made);
  }
}
