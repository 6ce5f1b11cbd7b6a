import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { findEdition } from './edition.repository';
import { PREVIEW_ACCESS, PREVIEW_COOKIE } from './preview.plugin';
import { signPreview } from './preview-token';

/** Seconds: long enough to read the site, too short to be forgotten. */
const LIFE = 3600;
const tags = ['Édition'];

/** The beginning and the end of an organiser's preview of a draft (decision 0116). */
export function previewRoutes(app: ValibotApp): void {
  app.post(
    '/v1/organizer/edition/:id/preview',
    {
      config: PREVIEW_ACCESS,
      schema: {
        ...{
          tags,
          summary: 'Ouvre dans ce navigateur l’aperçu du site dans une édition en brouillon',
        },
        description:
          'La réponse pose un cookie signé, valable une heure et tant que la session est ouverte. Les pages publiques montrent alors cette édition\u00a0; rien ne s’y envoie ni ne s’y réserve.',
        problems: ['NOT_FOUND', 'EDITION_NO_DRAFT'],
        params: v.object({ id: v.string() }),
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const edition = await findEdition(app.db, readId(request.params.id));
      if (!edition) throw new AppError('NOT_FOUND');
      if (edition.state !== 'draft') throw new AppError('EDITION_NO_DRAFT');
      const { userId, sessionId } = callerOf(request);
      const until = new Date(Date.now() + LIFE * 1000);
      const token = signPreview(app.links, { edition: edition._id, userId, sessionId, until });
      reply.header('set-cookie', cookie(token, LIFE, request.protocol));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.delete(
    '/v1/preview',
    {
      config: { access: 'public', inPreview: 'always' },
      schema: {
        ...{ tags, summary: 'Termine l’aperçu de ce navigateur' },
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      reply.header('set-cookie', cookie('', 0, request.protocol));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function cookie(value: string, seconds: number, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
