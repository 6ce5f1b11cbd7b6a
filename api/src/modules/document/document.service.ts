import type { Multipart } from '@fastify/multipart';
import {
  type documentDecisionSchema,
  exhibitorDocumentKindSchema,
  MOST_DOCUMENTS,
  organizerDocumentKindSchema,
  type ParticipationDocument,
} from '@mosta/shared/schemas/document.schema';
import type * as v from 'valibot';
import { refuseFormer } from '../../in-edition';
import { addRemovalJobs } from '../../outbox/removal-job';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { Storage, StoredFile } from '../../platform/storage/storage';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { type Head, onParticipation, readHead } from '../party/party';
import * as repository from './document.repository';
import { DOCUMENT_ACCEPTED, DOCUMENT_ADDED, DOCUMENT_REFUSED } from './document-notifications';
import { receiveDocument } from './document-upload';

type Decision = v.InferOutput<typeof documentDecisionSchema>;

type Dependencies = { db: Db; storage: Storage };

/** The documents of participations, for whichever party calls. */
export function createDocumentService({ db, storage }: Dependencies) {
  return {
    async list(caller: Caller, given: string): Promise<ParticipationDocument[]> {
      return repository.listDocuments(db, (await readHead(db, caller, given)).id);
    },

    /**
     * Keeps a document of the calling party; the organiser's is audited and notified to the exhibitor.
     * @throws AppError NOT_FOUND, EDITION_FORMER, TOO_MANY_DOCUMENTS, INVALID_INPUT, PAYLOAD_TOO_LARGE, INFECTED_FILE
     */
    async add(
      caller: Caller,
      actor: Actor,
      given: string,
      parts: AsyncIterable<Multipart>,
    ): Promise<ParticipationDocument> {
      // Whose it is comes before the file.
      const { edition } = await readHead(db, caller, given);
      await refuseFormer(db, edition);
      const { role: author } = caller;
      const byOrganizer = author === 'Organizer';
      const kinds = byOrganizer ? organizerDocumentKindSchema : exhibitorDocumentKindSchema;
      const state = byOrganizer ? ('accepted' as const) : ('received' as const);
      const answer = await receiveDocument(storage, parts, kinds, (received) =>
        onParticipation(db, caller, given, async (transaction, head) => {
          if ((await repository.countDocuments(transaction, head.id, author)) >= MOST_DOCUMENTS) {
            throw new AppError('TOO_MANY_DOCUMENTS');
          }
          const document = { ...received, participationId: head.id, author, state };
          const added = await repository.insertDocument(transaction, document);
          if (byOrganizer) await tellAdded(transaction, actor, head, added);
          return added;
        }),
      );
      return answer;
    },

    /** Opens a document; what an organiser reads is noted first. @throws AppError NOT_FOUND, UNAVAILABLE */
    async open(
      caller: Caller,
      actor: Actor,
      given: string,
      documentId: string,
    ): Promise<StoredFile & { fileName: string }> {
      const head = await readHead(db, caller, given);
      const found = await repository.findDocument(db, head.id, readId(documentId));
      if (!found) throw new AppError('NOT_FOUND');
      const opened = await storage.open(found.storageKey);
      try {
        if (caller.role === 'Organizer') {
          const details = { document: found.id };
          await recordAuditEvent(db, actor, {
            ...{ action: 'participation.read-document', subject: head.id, details },
          });
        }
      } catch (error) {
        opened.content.destroy();
        throw error;
      }
      return { ...opened, fileName: found.fileName };
    },

    /** Takes back one's own document that is not accepted. @throws AppError NOT_FOUND, EDITION_FORMER, ALREADY_DECIDED */
    async remove(caller: Caller, given: string, documentId: string): Promise<void> {
      const id = readId(documentId);
      await onParticipation(db, caller, given, async (transaction, head) => {
        const found = await repository.findDocument(transaction, head.id, id);
        if (found?.author !== caller.role) throw new AppError('NOT_FOUND');
        if (found.state === 'accepted') throw decided();
        await repository.deleteDocument(transaction, id);
        await addRemovalJobs(transaction, [found.storageKey]);
      });
    },

    /** Accepts or refuses an exhibitor's document, once. @throws AppError NOT_FOUND, EDITION_FORMER, ALREADY_DECIDED */
    async decide(
      caller: Caller,
      actor: Actor,
      given: string,
      documentId: string,
      decision: Decision,
    ): Promise<ParticipationDocument> {
      const id = readId(documentId);
      const answer = await onParticipation(db, caller, given, async (transaction, head) => {
        const found = await repository.findDocument(transaction, head.id, id);
        if (!found) throw new AppError('NOT_FOUND');
        if (found.state !== 'received') throw decided();
        const verb = decision.accepted ? 'accept' : 'refuse';
        await recordAuditEvent(transaction, actor, {
          ...{ action: `participation.${verb}-document`, subject: head.id },
          details: { document: id },
        });
        await notifyExhibitor(transaction, head.exhibitorId, {
          category: 'dossier',
          place: { view: 'dossier', part: 'documents', participation: head.id },
          texts: decision.accepted
            ? noticeOf(DOCUMENT_ACCEPTED, found)
            : noticeOf(DOCUMENT_REFUSED, found, decision.note),
        });
        return repository.decideDocument(transaction, id, {
          state: decision.accepted ? 'accepted' : 'refused',
          note: decision.accepted ? null : decision.note,
        });
      });
      return answer;
    },
  };
}

async function tellAdded(
  transaction: Executor,
  actor: Actor,
  head: Head,
  { _id, kind, name }: ParticipationDocument,
): Promise<void> {
  await recordAuditEvent(transaction, actor, {
    ...{ action: 'participation.add-document', subject: head.id },
    details: { document: _id },
  });
  await notifyExhibitor(transaction, head.exhibitorId, {
    category: 'dossier',
    place: { view: 'dossier', part: 'documents', participation: head.id },
    texts: noticeOf(DOCUMENT_ADDED, { kind, fileName: name }),
  });
}

const decided = () =>
  new AppError('ALREADY_DECIDED', { detail: 'Ce document a déjà reçu une décision.' });
