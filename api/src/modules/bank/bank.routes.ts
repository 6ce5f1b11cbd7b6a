import {
  bankAsideSchema,
  bankConfirmedSchema,
  bankConfirmSchema,
  bankLinePageSchema,
  bankLineQuerySchema,
  bankLineSchema,
  bankReopenSchema,
  STATEMENT_FILE_LIMIT,
  statementLayoutSchema,
  statementPreviewSchema,
  statementTakenSchema,
} from '@mosta/shared/schemas/bank.schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { readId } from '../../platform/http/identifier';
import { multipartScope, takeParts } from '../../platform/http/multipart';
import type { ValibotTypeProvider } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createBankService } from './bank.service';
import { previewStatement, takeStatement } from './statement.service';
import { receiveStatement } from './statement-upload';

const config = { access: ['Organizer'], area: 'payment' } as const;
const params = v.object({ id: v.string() });
const tags = ['Facturation'];
const PREFIX = '/v1/organizer/bank';

type Dependencies = { db: Db; perMinute: number };

/** Statements of the bank and their lines, for whoever keeps the books. */
export async function bankRoutes(app: FastifyInstance, { db, perMinute }: Dependencies) {
  const calls = app.withTypeProvider<ValibotTypeProvider>();
  const bank = createBankService(db);

  calls.get(
    `${PREFIX}/line`,
    {
      config,
      schema: {
        tags,
        summary:
          'Liste les crédits des relevés bancaires, avec les réservations qu’ils peuvent payer',
        description:
          'Une proposition est sûre (sure) si le libellé nomme la réservation, ou l’entreprise avec exactement ce qu’elle doit, et si elle est seule à l’être.',
        querystring: bankLineQuerySchema,
        response: { 200: bankLinePageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return bank.list(request.query, new Date());
    },
  );

  calls.post(
    `${PREFIX}/line/confirm`,
    {
      config,
      schema: {
        tags,
        summary: 'Enregistre des lignes de relevé comme paiements, chacune une seule fois',
        description:
          'Chaque ligne nomme sa version, la réservation, et ce qui en était dû (due) quand la personne a décidé\u00a0; la réponse dit ce qu’il en est de chacune. Un appel renvoyé n’enregistre rien deux fois.',
        body: bankConfirmSchema,
        response: { 200: bankConfirmedSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const report = (error: unknown) => request.log.error(error, 'a bank line was not confirmed');
      return bank.confirm(actorOf(request), request.body, report);
    },
  );

  calls.post(
    `${PREFIX}/line/:id/aside`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Met de côté une ligne de relevé qui ne paie aucune réservation' },
        problems: ['BANK_LINE_CHANGED'],
        ...{ params, body: bankAsideSchema, response: { 200: bankLineSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return bank.setAside(actorOf(request), readId(request.params.id), request.body);
    },
  );

  calls.post(
    `${PREFIX}/line/:id/reopen`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Reprend une ligne de relevé qui était de côté' },
        problems: ['BANK_LINE_CHANGED'],
        ...{ params, body: bankReopenSchema, response: { 200: bankLineSchema } },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return bank.reopen(actorOf(request), readId(request.params.id), request.body.version);
    },
  );

  await statementRoutes(app, { db, perMinute });
}

/** A statement is read twice: to show what would be taken, and to take it. */
async function statementRoutes(app: FastifyInstance, { db, perMinute }: Dependencies) {
  const rateLimit = { max: perMinute, timeWindow: '1 minute' };
  const limits = { fileSize: STATEMENT_FILE_LIMIT, files: 1, texts: 1 };
  const multipart = {
    texts: v.object({ layout: statementLayoutSchema }),
    ...{ files: ['file'], demanded: ['file'], mediaType: 'text/csv' },
  };
  const description =
    'Un corps multipart/form-data\u00a0: le texte layout, en JSON, et le fichier file, un CSV de 2 Mo et de 5\u202f000 lignes au plus.';
  await multipartScope(app, limits, (scope) => {
    scope.post(
      `${PREFIX}/statement/preview`,
      {
        config: { ...config, rateLimit, costs: ['document'] },
        schema: {
          ...{ tags, summary: 'Lit un relevé bancaire, sans rien enregistrer', description },
          ...{ multipart, response: { 200: statementPreviewSchema } },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return takeParts(request, reply, async (parts) =>
          previewStatement(db, await receiveStatement(parts)),
        );
      },
    );

    scope.post(
      `${PREFIX}/statement`,
      {
        config: { ...config, rateLimit, costs: ['document'] },
        schema: {
          ...{ tags, summary: 'Prend les crédits nouveaux d’un relevé bancaire' },
          description: `${description} Un crédit déjà pris, d’un autre fichier aussi, n’est pas pris deux fois.`,
          ...{ multipart, response: { 200: statementTakenSchema } },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const actor = actorOf(request);
        return takeParts(request, reply, async (parts) =>
          takeStatement(db, actor, await receiveStatement(parts)),
        );
      },
    );
  });
}
