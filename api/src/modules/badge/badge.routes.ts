import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { badgeDataSchema, badgeInputSchema, badgeSchema } from '@mosta/shared/schemas/badge.schema';
import * as v from 'valibot';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { qrSvg } from '../../platform/documents/qr-code';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import type { BadgeService } from './badge.service';
import { badgeFileName } from './badge-mail';
import { keepToHolder } from './keep-to-holder';

const TAG = 'Badges';
const params = v.object({ token: v.string() });

type Dependencies = {
  badges: BadgeService;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Badges, for visitors: whoever has the token of one may see, print and erase it. */
export function badgeRoutes(app: ValibotApp, { badges, perMinute }: Dependencies): void {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const config = { access: 'public', rateLimit } as const;

  app.post(
    '/v1/badge',
    {
      bodyLimit: 16_384,
      config: { ...config, costs: ['mail'] },
      schema: {
        tags: [TAG],
        summary: 'Demande un badge de visiteur, qui part aussi par e-mail',
        problems: ['REGISTRATIONS_CLOSED', 'BADGE_EXISTS'],
        body: badgeInputSchema,
        response: { 201: badgeSchema },
      },
    },
    async (request, reply) => {
      keepToHolder(reply).code(201);
      return badges.request(request.body, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
    },
  );

  app.get(
    '/v1/badge/:token',
    {
      config,
      schema: { tags: [TAG], summary: 'Montre un badge', params, response: { 200: badgeSchema } },
    },
    async (request, reply) => {
      keepToHolder(reply);
      return badges.read(request.params.token);
    },
  );

  app.get(
    '/v1/badge/:token/data',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Donne tout ce qui est gardé d’un visiteur (loi 18-07)',
        params,
        response: { 200: badgeDataSchema },
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      return badges.data(request.params.token);
    },
  );

  app.get(
    '/v1/badge/:token/pdf',
    {
      config: { ...config, costs: ['pdf'] },
      schema: {
        tags: [TAG],
        summary: 'Donne le badge à imprimer (PDF)',
        problems: ['BADGE_REVOKED', ...PRINT_PROBLEMS],
        produces: 'application/pdf',
        params,
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const { reference, content } = await badges.pdf(request.params.token, language);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${badgeFileName(reference)}"`)
        .send(content);
    },
  );

  app.get(
    '/v1/badge/:token/qr.svg',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Donne le code lu à l’entrée (SVG)',
        problems: ['BADGE_REVOKED'],
        produces: 'image/svg+xml',
        params,
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      const code = await badges.code(request.params.token);
      return reply.type('image/svg+xml; charset=utf-8').send(qrSvg(code));
    },
  );

  app.delete(
    '/v1/badge/:token',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Efface un badge et tout ce qui est gardé de son visiteur (loi 18-07)',
        params,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      await badges.erase(request.params.token);
      return reply.code(204).send(null);
    },
  );
}
