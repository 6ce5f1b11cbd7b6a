import { insertParticipation } from '../modules/participation/participation.repository';
import type { Executor } from '../platform/database/database';

/** The sample exhibitor's dossier, decided long ago; the numbers have the right form and are nobody's. */
export async function addSampleDossier(
  db: Executor,
  exhibitorId: string,
  reservationId: string,
  createdAt: Date,
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
  await insertParticipation(db, company, {
    ...{ exhibitorId, reservationId, createdAt },
    ...{ fonction: 'Gérant', phone: '+213550000000', payment: 'virement' },
    ...{ wishes: {}, complete: true, status: 'accepted', decidedAt: createdAt },
    organizerMessage: 'Message exemple\u00a0: votre dossier est complet.',
  });
}
