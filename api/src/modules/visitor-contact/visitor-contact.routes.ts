import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  contactChangeSchema,
  scanResultSchema,
  visitorContactListSchema,
  visitorContactSchema,
  visitorScanSchema,
} from '@mosta/shared/schemas/visitor-contact.schema';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import type { ContactOwner, VisitorContactService } from './visitor-contact.service';
import { contactTable } from './visitor-contact-export';

const PATH = '/v1/visitor-contact';
const config = { access: ['Exhibitor'] } as const;
const tags = ['Contacts des exposants'];
const params = v.object({ id: v.string() });
const response = { 200: visitorContactSchema };

const ownerOf = (request: FastifyRequest): ContactOwner => ({
  actor: actorOf(request),
  exhibitorId: exhibitorOf(request),
});

/** Visitors whose badge an exhibitor has scanned. */
export function visitorContactRoutes(
  app: ValibotApp,
  { db, contacts }: { db: Db; contacts: VisitorContactService },
): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les contacts de l’exposant, le plus récent d’abord',
        response: { 200: visitorContactListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return contacts.list(exhibitorOf(request));
    },
  );

  app.get(
    `${PATH}/export`,
    {
      config,
      schema: {
        tags,
        summary: 'Exporte les contacts de l’exposant en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object(exportFormat),
      },
    },
    async (request, reply) => {
      await contacts.noteExport(ownerOf(request));
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const table = contactTable(db, exhibitorOf(request), language);
      return sendTable(reply, request.query.format, 'mosta-expo-contacts', table);
    },
  );

  app.post(
    PATH,
    {
      config: { ...config, costs: ['scan'] },
      schema: {
        tags,
        summary: 'Prend parmi les contacts le visiteur dont le badge est scanné',
        description:
          'Seulement le code signé d’un badge, et seulement si le visiteur l’a accepté\u00a0: sinon rien n’est gardé. Le même badge, scanné deux fois, est un seul contact.',
        body: visitorScanSchema,
        response: { 200: scanResultSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return contacts.scan(ownerOf(request), request.body);
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config,
      schema: {
        ...{ tags, params, response, body: contactChangeSchema },
        summary: 'Écrit la note, l’appréciation et la suite d’un contact',
        problems: ['CONTACT_CHANGED', 'CONTACT_WITHDRAWN'],
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return contacts.change(ownerOf(request), request.params.id, request.body);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: { tags, params, summary: 'Supprime un contact', response: { 204: v.null() } },
    },
    async (request, reply) => {
      await contacts.remove(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${PATH}/:id/restore`,
    {
      config,
      schema: { ...{ tags, params, response }, summary: 'Rétablit un contact supprimé ce jour' },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return contacts.restore(ownerOf(request), request.params.id);
    },
  );
}
