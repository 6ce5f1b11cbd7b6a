import { PREVIEW_HEADER } from '@mosta/shared/contract/published';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { CurrentEdition } from '../../current-edition';
import { PREVIEW_HEADERS } from '../../edition-preview';
import { mayCall } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { readCookie } from '../../platform/http/cookies';
import { readDraft } from './edition.repository';
import { readPreview } from './preview-token';

declare module 'fastify' {
  interface FastifyInstance {
    /** The draft that the browser of a request previews; undefined where it previews none, or may not any more. */
    readPreviewed: (request: FastifyRequest) => Promise<CurrentEdition | undefined>;
  }
}

export const PREVIEW_COOKIE = 'edition_preview';
/** Who may write the contents of the site may see what it will be. */
export const PREVIEW_ACCESS = { access: ['Organizer'], area: 'content' } as const;

const READING = new Set(['GET', 'HEAD']);
/** A page of a preview signs in, and renews its session, as any other. */
const ACCOUNTS = '/auth/';

/**
 * Answers the calls of an organiser's preview from the draft (decision 0116). They say that they are of one; which draft it is
 * says the signed cookie. Nothing is sold or kept there, and no answer is kept by a browser or listed.
 */
export const previewPlugin = fp(
  async (app) => {
    app.decorateRequest('previewed', null);
    app.decorate('readPreviewed', async (request) => {
      const token = readCookie(request.headers.cookie, PREVIEW_COOKIE);
      const now = new Date();
      const preview = token === undefined ? null : readPreview(app.links, token, now);
      if (!preview) return undefined;
      const { userId, sessionId } = preview;
      const caller = await app.findCaller({ userId, sessionId, role: 'Organizer' });
      if (!caller || caller.owesSecondFactor) return undefined;
      if (!mayCall({ method: 'POST', ...PREVIEW_ACCESS }, caller)) return undefined;
      return readDraft(app.db, preview.edition, now);
    });
    app.addHook('onRequest', async (request) => {
      if (request.headers[PREVIEW_HEADER] === undefined) return;
      const { url = '', config } = request.routeOptions;
      const { access, inPreview } = config;
      if (access === undefined || inPreview === 'always' || url.startsWith(ACCOUNTS)) return;
      const previewed = await app.readPreviewed(request);
      if (!previewed) throw new AppError('PREVIEW_ENDED');
      if (!READING.has(request.method) && !inPreview) throw new AppError('EDITION_PREVIEW');
      request.previewed = previewed;
    });
    app.addHook('onSend', async (request, reply) => {
      if (request.headers[PREVIEW_HEADER] === undefined) return;
      reply.headers(PREVIEW_HEADERS);
    });
  },
  { name: 'preview', dependencies: ['accounts', 'database'] },
);
