import type { Language } from '@mosta/shared/contract/languages';
import type { MailedDocument } from './notification.topic';

type Kind = MailedDocument['kind'];

/** Gives a document in a language; null where it is gone. @throws AppError as the printer does */
type Draw = (id: string, language: Language) => Promise<AttachedFile | null>;

export type AttachedFile = { filename: string; content: Buffer };

/** Who draws what goes with the mail of a notification: the modules whose documents these are. */
export type MailDocuments = {
  handle: (kind: Kind, draw: Draw) => void;
  draw: (document: MailedDocument, language: Language) => Promise<AttachedFile | null>;
};

export function createMailDocuments(): MailDocuments {
  const known = new Map<Kind, Draw>();
  return {
    handle: (kind, draw) => {
      known.set(kind, draw);
    },
    draw: async ({ kind, id }, language) => (await known.get(kind)?.(id, language)) ?? null,
  };
}
