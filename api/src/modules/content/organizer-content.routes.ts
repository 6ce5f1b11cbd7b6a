import {
  contentChangeSchema,
  contentEntryListSchema,
  contentEntrySchema,
  contentHistorySchema,
  contentListQuerySchema,
  contentOrderSchema,
  contentStepSchema,
  newContentSchema,
} from '@mosta/shared/schemas/content.schema';
import { editionChoiceSchema } from '@mosta/shared/schemas/edition-choice.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import type { ProblemCode } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createContentService } from './content.service';

const config = { access: ['Organizer'], area: 'content' } as const;
const params = v.object({ id: v.string() });
const tags = ['Contenus'];
const response = { 200: contentEntrySchema };

type StepCall = {
  name: 'publish' | 'withdraw' | 'undo' | 'restore' | 'remove';
  summary: string;
  problems: ProblemCode[];
};

/** Calls that lead an entry into another state. */
const STEPS: readonly StepCall[] = [
  {
    name: 'publish',
    summary: 'Montre à tous le brouillon d’un contenu',
    problems: ['CONTENT_CHANGED', 'EDITION_FORMER', 'CONTENT_OVERLAP'],
  },
  {
    name: 'withdraw',
    summary: 'Retire un contenu des pages',
    problems: ['CONTENT_CHANGED', 'CONTENT_FIXED', 'EDITION_FORMER'],
  },
  {
    name: 'undo',
    summary: 'Annule le dernier changement d’un contenu',
    problems: ['CONTENT_CHANGED', 'EDITION_FORMER', 'CONTENT_OVERLAP', 'NOTHING_TO_UNDO'],
  },
  {
    name: 'restore',
    summary: 'Rend à un contenu le texte avec lequel le salon commence, et le montre',
    problems: ['CONTENT_CHANGED', 'EDITION_FORMER', 'CONTENT_OVERLAP', 'NO_ORIGINAL'],
  },
  {
    name: 'remove',
    summary: 'Supprime un contenu\u00a0; l’annulation le rend',
    problems: ['CONTENT_CHANGED', 'CONTENT_FIXED', 'EDITION_FORMER'],
  },
];

/** What organisers do with the content of the pages. */
export function organizerContentRoutes(app: ValibotApp, db: Db): void {
  const contents = createContentService(db);

  app.get(
    '/v1/organizer/content',
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les contenus d’une sorte, brouillons compris' },
        querystring: contentListQuerySchema,
        response: { 200: contentEntryListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return contents.list(request.query.kind, request.query.edition);
    },
  );

  app.post(
    '/v1/organizer/content',
    {
      config,
      schema: {
        ...{ tags, summary: 'Ajoute un contenu à la fin de sa sorte' },
        problems: [
          'CONTENT_OVERLAP',
          'CONTENT_FIXED',
          'CONTENT_CHANGED',
          'EDITION_FORMER',
          'NOT_FOUND',
        ],
        querystring: editionChoiceSchema,
        body: newContentSchema,
        response: { 201: contentEntrySchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return contents.add(actorOf(request), request.body, request.query.edition);
    },
  );

  app.post(
    '/v1/organizer/content/order',
    {
      config,
      schema: {
        ...{ tags, summary: 'Place les contenus nommés en tête, dans cet ordre' },
        problems: ['NOT_FOUND', 'EDITION_FORMER'],
        querystring: editionChoiceSchema,
        body: contentOrderSchema,
        response: { 200: contentEntryListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return contents.order(actorOf(request), request.body, request.query.edition);
    },
  );

  app.get(
    '/v1/organizer/content/:id',
    { config, schema: { tags, summary: 'Lit un contenu', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return contents.find(readId(request.params.id));
    },
  );

  app.get(
    '/v1/organizer/content/:id/history',
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les changements d’un contenu, le plus récent d’abord', params },
        response: { 200: contentHistorySchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return contents.history(readId(request.params.id));
    },
  );

  app.put(
    '/v1/organizer/content/:id',
    {
      config,
      schema: {
        ...{ tags, summary: 'Modifie un contenu\u00a0; en brouillon, ou pour tous', params },
        problems: ['CONTENT_CHANGED', 'EDITION_FORMER', 'CONTENT_OVERLAP'],
        ...{ body: contentChangeSchema, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return contents.change(actorOf(request), readId(request.params.id), request.body);
    },
  );

  for (const { name, summary, problems } of STEPS) {
    app.post(
      `/v1/organizer/content/:id/${name}`,
      {
        config,
        schema: { ...{ tags, summary, problems, params }, body: contentStepSchema, response },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const id = readId(request.params.id);
        return contents[name](actorOf(request), { id, ...request.body });
      },
    );
  }
}
