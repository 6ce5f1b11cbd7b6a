import {
  editionChangeSchema,
  editionSamplesSchema,
  editionStepSchema,
  newEditionSchema,
  type OrganizerEdition,
  organizerEditionListSchema,
  organizerEditionSchema,
} from '@mosta/shared/schemas/organizer-edition.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import type { ProblemCode } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createEditionService } from './edition.service';
import type { EditionKeeper } from './edition-keeper';

const config = { access: ['Organizer'], area: 'edition' } as const;
const params = v.object({ id: v.string() });
const tags = ['Édition'];
const response = { 200: organizerEditionSchema };

type StepCall = {
  name: 'open' | 'close' | 'archive' | 'current';
  summary: string;
  problems: ProblemCode[];
};

/** Calls that lead an edition into another state. */
const STEPS: readonly StepCall[] = [
  {
    name: 'current',
    summary: 'Montre cette édition sur le portail\u00a0; un brouillon s’ouvre',
    problems: ['EDITION_CHANGED', 'EDITION_ARCHIVED'],
  },
  {
    name: 'open',
    summary: 'Ouvre les inscriptions d’une édition',
    problems: ['EDITION_CHANGED', 'EDITION_ARCHIVED'],
  },
  {
    name: 'close',
    summary: 'Clôt les inscriptions d’une édition',
    problems: ['EDITION_CHANGED', 'EDITION_ARCHIVED'],
  },
  {
    name: 'archive',
    summary: 'Archive une édition, qui reste lisible telle quelle',
    problems: ['EDITION_CHANGED', 'EDITION_CURRENT'],
  },
];

/** What organisers do with the editions. */
export function organizerEditionRoutes(
  app: ValibotApp,
  { db, look }: { db: Db; look: EditionKeeper['look'] },
): void {
  const editions = createEditionService(db);
  /** Whatever this process answers next follows the change. */
  const seen = async (change: Promise<OrganizerEdition>) => {
    const edition = await change;
    await look();
    return edition;
  };

  app.get(
    '/v1/organizer/edition',
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les éditions, la plus récente d’abord' },
        response: { 200: organizerEditionListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return editions.list();
    },
  );

  app.get(
    '/v1/organizer/edition/:id',
    { config, schema: { tags, summary: 'Lit une édition', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return editions.find(readId(request.params.id));
    },
  );

  app.get(
    '/v1/organizer/edition/:id/samples',
    {
      config,
      schema: {
        ...{
          tags,
          summary: 'Liste ce qui, d’une édition, est encore une valeur d’exemple',
          params,
        },
        response: { 200: editionSamplesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return editions.samples(readId(request.params.id));
    },
  );

  app.post(
    '/v1/organizer/edition',
    {
      config,
      schema: {
        ...{ tags, summary: 'Prépare une édition à partir d’une autre' },
        description:
          'Un brouillon, que le portail ne montre pas. Ce que take ne nomme pas commence par des valeurs d’exemple. Un appel renvoyé avec la même clé (key) n’en crée pas deux.',
        problems: ['NOT_FOUND', 'ALREADY_RECORDED', 'EDITION_YEAR_TAKEN'],
        body: newEditionSchema,
        response: { 201: organizerEditionSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return editions.add(actorOf(request), request.body);
    },
  );

  app.patch(
    '/v1/organizer/edition/:id',
    {
      config,
      schema: {
        ...{ tags, summary: 'Modifie une édition', params },
        description:
          'Seuls les champs envoyés changent. La version est celle qui a été lue\u00a0: si l’édition a changé depuis, la réponse 409 donne dans conflict la version envoyée (yours) et l’édition telle qu’elle est (current).',
        problems: ['EDITION_CHANGED', 'EDITION_ARCHIVED', 'EDITION_YEAR_TAKEN'],
        body: editionChangeSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return seen(editions.change(actorOf(request), readId(request.params.id), request.body));
    },
  );

  for (const { name, summary, problems } of STEPS) {
    const carryOut = name === 'current' ? editions.makeCurrent : editions[name];
    app.post(
      `/v1/organizer/edition/:id/${name}`,
      { config, schema: { tags, summary, problems, params, body: editionStepSchema, response } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { version } = request.body;
        return seen(carryOut(actorOf(request), { id: readId(request.params.id), version }));
      },
    );
  }
}
