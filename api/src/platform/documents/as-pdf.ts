import type { FastifyReply } from 'fastify';

/** Says that the answer is a document to be saved, which no cache keeps. @param name of the file, without its ending */
export function asPdf(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.pdf"`);
}
