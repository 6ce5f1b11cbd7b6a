import type { FastifyRequest } from 'fastify';
import type { CurrentEdition } from './current-edition';
import type { CachedDocument } from './platform/http/cached-document';

declare module 'fastify' {
  interface FastifyRequest {
    /** The draft that a call of an organiser's preview is answered from (decision 0116); null for everybody else. */
    previewed: CurrentEdition | null;
  }
  interface FastifyContextConfig {
    /**
     * A call that a preview may make though it is no GET, since it neither sells nor keeps anything: it follows the `draft`, or
     * is of no edition (`always`).
     */
    inPreview?: 'draft' | 'always';
  }
}

/** Of whatever belongs to a preview: no browser keeps it, and no search engine lists it. */
export const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** The year of the edition that a call previews in place of the current one. */
export function previewedYear({ previewed }: FastifyRequest): number | undefined {
  return previewed?.year;
}

/**
 * A document of the current edition that a preview reads of its draft instead: read for that call, and kept nowhere.
 * @param read the same of the named edition
 */
export function previewable(
  document: CachedDocument,
  read: (edition: CurrentEdition) => Promise<unknown> | object,
): CachedDocument {
  return {
    current: document.current,
    send: async (request, reply) =>
      request.previewed
        ? reply
            .type('application/json; charset=utf-8')
            .send(JSON.stringify(await read(request.previewed)))
        : document.send(request, reply),
  };
}
