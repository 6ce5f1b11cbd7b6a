import { badgeSharingSchema } from '@mosta/shared/schemas/badge.schema';
import { consentInputSchema } from '@mosta/shared/schemas/consent.schema';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import { keepToHolder } from './keep-to-holder';
import type { SharingService } from './sharing.service';

const PATH = '/v1/badge/:token/sharing';
const params = v.object({ token: v.string() });
const response = { 200: badgeSharingSchema };

type Dependencies = {
  sharing: SharingService;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Who has a visitor's contact, for whoever has the token of the badge. */
export function sharingRoutes(app: ValibotApp, { sharing, perMinute }: Dependencies): void {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const config = { access: 'public', rateLimit } as const;
  const tags = ['Badges'];

  app.get(
    PATH,
    {
      config,
      schema: {
        ...{ tags, params, response },
        summary: 'Dit quels exposants ont les coordonnées d’un visiteur',
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      return sharing.read(request.params.token);
    },
  );

  app.put(
    PATH,
    {
      config,
      schema: {
        ...{ tags, params, response, body: consentInputSchema },
        summary: 'Accepte que les exposants qui scannent le badge reçoivent les coordonnées',
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      return sharing.allow(request.params.token, request.body.version);
    },
  );

  app.delete(
    PATH,
    {
      config,
      schema: {
        ...{ tags, params, response },
        summary: 'Retire l’accord, et les coordonnées à tous les exposants qui les ont',
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      return sharing.withdraw(request.params.token);
    },
  );

  app.delete(
    `${PATH}/:contact`,
    {
      config,
      schema: {
        ...{ tags, response, params: v.object({ token: v.string(), contact: v.string() }) },
        summary: 'Retire les coordonnées à un exposant',
      },
    },
    async (request, reply) => {
      keepToHolder(reply);
      return sharing.withdrawOne(request.params.token, request.params.contact);
    },
  );
}
