import { holdListSchema, holdSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import { callerOf, exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import type { AddressDigest } from './address-digest';
import { createHoldService } from './hold.service';

const TAG = 'Options';
const config = { access: ['Exhibitor'] } as const;
const params = v.object({ id: v.string() });

/** An exhibitor's options on stands. */
export function holdRoutes(
  app: ValibotApp,
  {
    digestOf,
    ...dependencies
  }: Parameters<typeof createHoldService>[0] & { digestOf: AddressDigest },
): void {
  const holds = createHoldService(dependencies);

  app.post(
    '/v1/stand/:code/hold',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Prend une option sur un stand libre',
        problems: [
          'STAND_TAKEN',
          'HOLD_LIMIT',
          'ADDRESS_HOLD_LIMIT',
          'HOLD_COOLDOWN',
          'EMAIL_NOT_VERIFIED',
        ],
        params: v.object({ code: v.string() }),
        response: { 201: holdSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      const by = { accountId: callerOf(request).userId, exhibitorId: exhibitorOf(request) };
      return holds.claim(by, request.params.code, digestOf(request.ip));
    },
  );

  app.get(
    '/v1/hold/mine',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Liste ses propres options en cours, la première à expirer d’abord',
        response: { 200: holdListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return holds.mine(exhibitorOf(request));
    },
  );

  app.post(
    '/v1/hold/:id/prolong',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Prolonge une de ses options',
        problems: ['HOLD_NOT_PROLONGABLE'],
        params,
        response: { 200: holdSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return holds.prolong(exhibitorOf(request), request.params.id);
    },
  );

  app.post(
    '/v1/hold/:id/release',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Libère une de ses options',
        params,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      await holds.release(exhibitorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
