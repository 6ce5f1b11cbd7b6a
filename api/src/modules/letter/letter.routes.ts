import { editionChoiceSchema } from '@mosta/shared/schemas/edition-choice.schema';
import {
  letterChangeSchema,
  letterPageSchema,
  letterPreviewSchema,
  letterQuerySchema,
  letterRecipientPageSchema,
  letterRecipientQuerySchema,
  letterSchema,
  letterSendSchema,
  letterStepSchema,
  letterTestSchema,
  newLetterSchema,
} from '@mosta/shared/schemas/letter.schema';
import * as v from 'valibot';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createLetterService, type LetterDependencies } from './letter.service';

const PREFIX = '/v1/organizer/letter';
const config = { access: ['Organizer'], area: 'letter' } as const;
const tags = ['Courriers'];
const params = v.object({ id: v.string() });
const response = { 200: letterSchema };

/** Letters to exhibitors, for organisers. */
export function letterRoutes(app: ValibotApp, dependencies: LetterDependencies): void {
  const service = createLetterService(dependencies);

  app.get(
    PREFIX,
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les courriers de l’édition, le plus récent d’abord' },
        querystring: letterQuerySchema,
        response: { 200: letterPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.list(request.query);
    },
  );

  app.post(
    PREFIX,
    {
      config,
      schema: {
        ...{ tags, summary: 'Ajoute un brouillon de courrier' },
        problems: ['NOT_FOUND', 'LETTER_CHANGED', 'LETTER_NOT_DRAFT', 'EDITION_FORMER'],
        querystring: editionChoiceSchema,
        ...{ body: newLetterSchema, response: { 201: letterSchema } },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return service.add(actorOf(request), request.body, request.query.edition);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    {
      config,
      schema: { tags, summary: 'Lit un courrier, et ce qui en a été remis', params, response },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.find(readId(request.params.id));
    },
  );

  app.get(
    `${PREFIX}/:id/preview`,
    {
      config,
      schema: {
        ...{
          tags,
          summary: 'Compte qui recevrait un courrier, et en montre un exemple par langue',
        },
        ...{ params, response: { 200: letterPreviewSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.preview(readId(request.params.id));
    },
  );

  app.get(
    `${PREFIX}/:id/recipient`,
    {
      config,
      schema: {
        ...{
          tags,
          summary: 'Liste les destinataires d’un courrier parti, avec le sort de chaque e-mail',
        },
        ...{ params, querystring: letterRecipientQuerySchema },
        response: { 200: letterRecipientPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.recipients(readId(request.params.id), request.query);
    },
  );

  app.put(
    `${PREFIX}/:id`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Modifie un brouillon de courrier', params },
        problems: ['LETTER_CHANGED', 'LETTER_NOT_DRAFT', 'EDITION_FORMER'],
        ...{ body: letterChangeSchema, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.change(actorOf(request), { id: readId(request.params.id), ...request.body });
    },
  );

  app.post(
    `${PREFIX}/:id/test`,
    {
      config: { ...config, costs: ['mail'] },
      schema: {
        ...{ tags, summary: 'Envoie un courrier à soi-même, pour essai', params },
        ...{ body: letterTestSchema, response: { 202: v.undefined() } },
      },
    },
    async (request, reply) => {
      await service.test(actorOf(request), { id: readId(request.params.id), ...request.body });
      return reply.code(202).header('cache-control', 'no-store').send(undefined);
    },
  );

  app.post(
    `${PREFIX}/:id/send`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Envoie un courrier, tout de suite ou à un moment donné', params },
        description:
          'Chaque personne le reçoit une fois, par notification et, si elle le veut, par e-mail. Les e-mails partent à mesure que le budget du portail le permet.',
        problems: ['LETTER_CHANGED', 'LETTER_NOT_DRAFT', 'EDITION_FORMER', 'NO_RECIPIENTS'],
        ...{ body: letterSendSchema, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.send(actorOf(request), { id: readId(request.params.id), ...request.body });
    },
  );

  app.post(
    `${PREFIX}/:id/cancel`,
    {
      config,
      schema: {
        ...{
          tags,
          summary: 'Annule l’envoi prévu d’un courrier, qui redevient un brouillon',
          params,
        },
        problems: ['LETTER_CHANGED', 'LETTER_STARTED'],
        ...{ body: letterStepSchema, response },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.cancel(actorOf(request), { id: readId(request.params.id), ...request.body });
    },
  );

  app.post(
    `${PREFIX}/:id/remove`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Supprime un brouillon de courrier', params },
        problems: ['LETTER_CHANGED', 'LETTER_NOT_DRAFT', 'EDITION_FORMER'],
        ...{ body: letterStepSchema, response: { 204: v.undefined() } },
      },
    },
    async (request, reply) => {
      await service.remove(actorOf(request), { id: readId(request.params.id), ...request.body });
      return reply.code(204).header('cache-control', 'no-store').send(undefined);
    },
  );
}
