import { Readable } from 'node:stream';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { insertDocument } from '../modules/document/document.repository';
import { insertMessage } from '../modules/message/message.repository';
import { insertParticipation } from '../modules/participation/participation.repository';
import { insertPayment } from '../modules/payment/payment.repository';
import type { Executor } from '../platform/database/database';
import { makePdf } from '../platform/documents/pdf';
import { writeText } from '../platform/documents/pdf-text';
import type { Storage } from '../platform/storage/storage';

/** The sample exhibitor's participation, decided long ago; the numbers have the right form and are nobody's. */
export async function addSampleParticipation(
  db: Executor,
  exhibitorId: string,
  reservationId: string,
  createdAt: Date,
  storage: Storage | undefined,
): Promise<void> {
  const company = {
    name: 'Marque exemple',
    raisonSociale: 'Entreprise exemple',
    statut: 'SARL',
    adresse: '1, rue de l’Exemple, Mostaganem',
    type: 'Morale' as const,
    codePostal: '27000',
    pays: 'Algérie',
    email: 'contact@exemple.dz',
    website: 'https://exemple.dz/',
    telFix: '+21345000000',
    telFax: null,
    telMobile: '+213550000000',
    rcNumero: '27/00-0000000B00',
    rcDoubtful: false,
    nifNumero: '000000000000000',
  };
  const { id: participationId } = await insertParticipation(db, company, {
    ...{ exhibitorId, reservationId, createdAt },
    ...{ fonction: 'Gérant', phone: '+213550000000', payment: 'virement' },
    ...{ wishes: {}, complete: true, status: 'accepted', decidedAt: createdAt },
    organizerMessage: 'Message exemple\u00a0: votre dossier est complet.',
  });
  await insertMessage(db, participationId, 'Organizer', LETTER);
  await insertPayment(
    db,
    { amount: 100_000, receivedOn: '2025-02-03', mode: 'virement', note: 'Acompte d’exemple' },
    { id: reservationId, currency: 'DZD', edition: FIRST_EDITION.year },
  );
  if (storage) await addDocument(db, participationId, storage);
}

const LETTER =
  'Bonjour,\n\nCeci est un message d’exemple\u00a0: votre dossier est complet, et votre stand vous attend.\n\nL’organisation (exemple)';

/** A page that says what it is, in the place of an extract of the register. */
async function addDocument(db: Executor, participationId: string, storage: Storage): Promise<void> {
  const title = 'Document d’exemple';
  const pdf = await makePdf({ title, size: 'A4', margin: 72 }, (page) => {
    const box = { x: 72, width: 451 };
    writeText(page, title, { ...box, y: 72 }, { font: 'heading', size: 24, tag: 'H1' });
    const text = 'Il tient lieu d’extrait du registre du commerce.';
    writeText(page, text, { ...box, y: 106 }, { size: 11 });
  });
  const storageKey = await storage.put(Readable.from([pdf]));
  await insertDocument(db, {
    ...{ participationId, storageKey, kind: 'register', author: 'Exhibitor', state: 'accepted' },
    ...{ fileName: 'registre-exemple.pdf', size: pdf.length },
  });
}
