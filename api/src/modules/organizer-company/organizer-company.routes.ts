import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  companyFilterSchema,
  companyPageSchema,
  companyQuerySchema,
  distinctionListSchema,
  duplicateListSchema,
  mergeInputSchema,
  mergePreviewSchema,
  organizerCompanySchema,
} from '@mosta/shared/schemas/organizer-company.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import { listDuplicates, readCompany } from './company.service';
import { companyTable } from './company-export';
import { pageOfCompanies } from './company-list.repository';
import { proposeAgain, readDistinctions, tellApart } from './distinction.service';
import { mergeCompanies, previewMerge } from './merge.service';

const PREFIX = '/v1/organizer/company';
const config = { access: ['Organizer'], area: 'participation' } as const;
const params = v.object({ id: v.string() });
const pairParams = v.object({ id: v.string(), second: v.string() });
const tags = ['Organisation'];

function pairOf({ id, second }: v.InferOutput<typeof pairParams>) {
  return { into: readId(id), from: readId(second) };
}

function twoOf(given: v.InferOutput<typeof pairParams>) {
  const { into, from } = pairOf(given);
  // As the database compares them: a pair has one row, whichever is named first.
  return [into.toLowerCase(), from.toLowerCase()] as const;
}

/** Companies over all editions, and what makes one of two. */
export function organizerCompanyRoutes(app: ValibotApp, db: Db): void {
  mergeRoutes(app, db);
  distinctionRoutes(app, db);

  app.get(
    PREFIX,
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les entreprises de toutes les éditions' },
        ...{ querystring: companyQuerySchema, response: { 200: companyPageSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfCompanies(db, request.query);
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        ...{ tags, summary: 'Exporte les entreprises voulues, en CSV ou en XLSX' },
        ...{ description: EXPORT_DESCRIPTION, produces: Object.values(TABLE_TYPES) },
        querystring: v.object({ ...companyFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const table = companyTable(db, filter, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, format, 'mosta-expo-entreprises', table);
    },
  );

  app.get(
    `${PREFIX}/duplicate`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Propose les paires d’entreprises qui pourraient être la même' },
        description:
          'Par le numéro fiscal (nif), le registre du commerce (rc), le nom comparé (name) ou le domaine des adresses (domain), les plus sûres d’abord.',
        response: { 200: duplicateListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listDuplicates(db);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Donne une entreprise avec son histoire, édition par édition' },
        ...{ params, response: { 200: organizerCompanySchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readCompany(db, readId(request.params.id));
    },
  );
}

function mergeRoutes(app: ValibotApp, db: Db): void {
  app.get(
    `${PREFIX}/:id/merge/:second`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Dit ce que la réunion de deux entreprises déplacerait' },
        ...{ params: pairParams, response: { 200: mergePreviewSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return previewMerge(db, pairOf(request.params));
    },
  );

  app.post(
    `${PREFIX}/:id/merge/:second`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Réunit deux entreprises en une, définitivement' },
        description:
          'Tout ce qui est à la seconde (second) passe à la première, en une transaction\u00a0; state est celui qui a été lu. Un appel renvoyé avec la même clé (key) ne fait rien de plus. Les documents comptables restent tels qu’ils ont été émis.',
        problems: ['MERGE_CHANGED', 'MERGE_REFUSED'],
        ...{
          params: pairParams,
          body: mergeInputSchema,
          response: { 200: organizerCompanySchema },
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return mergeCompanies(db, actorOf(request), pairOf(request.params), request.body);
    },
  );
}

/** Pairs that look alike and are two. */
function distinctionRoutes(app: ValibotApp, db: Db): void {
  const path = `${PREFIX}/:id/distinct/:second`;
  const answers = { params: pairParams, response: { 204: v.null() } };

  app.get(
    `${PREFIX}/distinct`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Liste les paires dites distinctes, avec qui l’a dit et quand' },
        response: { 200: distinctionListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readDistinctions(db);
    },
  );

  app.put(
    path,
    {
      config,
      schema: {
        ...{ tags, summary: 'Dit que deux entreprises sont bien deux', ...answers },
        description: 'Elles ne sont plus proposées comme doublons. Un second appel ne change rien.',
      },
    },
    async (request, reply) => {
      await tellApart(db, actorOf(request), twoOf(request.params));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.delete(
    path,
    {
      config,
      schema: {
        ...{ tags, summary: 'Revient sur ce qui a été dit de deux entreprises', ...answers },
        description:
          'Elles sont de nouveau proposées si elles se ressemblent. Un second appel ne change rien.',
      },
    },
    async (request, reply) => {
      await proposeAgain(db, actorOf(request), twoOf(request.params));
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
