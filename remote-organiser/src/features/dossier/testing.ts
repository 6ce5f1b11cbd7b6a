import type {
  OrganizerParticipation,
  ParticipationCounts,
  ParticipationSummary,
} from '@mosta/shared/schemas/participation.schema';
import { buildReservation } from '@mosta/shared/testing/factories';

const EXHIBITOR = {
  ...{ _id: 'exhibitor-1', nom: 'Exemple', prenom: 'Amina' },
  ...{ email: 'amina@exemple.dz', company: 'Conserverie exemple' },
};
const CREATED = '2025-04-01T09:00:00.000Z';

export const COUNTS: ParticipationCounts = {
  stages: { received: 3, to_complete: 1, accepted: 2, confirmed: 5, refused: 0 },
  unreadMessages: 4,
  openDocuments: 6,
};

/** A participation as the list shows it. */
export function buildSummary(overrides: Partial<ParticipationSummary> = {}): ParticipationSummary {
  return {
    reference: 'ME25-P000001',
    ...{ _id: 'participation-1', status: 'received', stage: 'received', complete: true },
    ...{ payment: 'virement', createdAt: CREATED, decidedAt: null, exhibitor: EXHIBITOR },
    ...{ company: 'Conserverie exemple', raisonSociale: 'SARL Conserverie exemple' },
    ...{ rcDoubtful: false, assignee: null, version: 1, unreadMessages: 0 },
    ...overrides,
  };
}

/** A whole participation, whose reservation waits. */
export function buildDossier(
  overrides: Partial<OrganizerParticipation> = {},
): OrganizerParticipation {
  return {
    ...{ reference: 'ME25-P000001', edition: 2025, former: false },
    ...{ _id: 'participation-1', status: 'received', complete: true, missing: [] },
    ...{ message: null, payment: 'virement', fonction: 'Gérante', phone: '+213555123456' },
    ...{ createdAt: CREATED, decidedAt: null, exhibitor: EXHIBITOR, rcDoubtful: true, wishes: {} },
    ...{ version: 1, assignee: null },
    exhibitionCompany: {
      ...{ name: 'Conserverie exemple', raisonSociale: 'SARL Conserverie exemple' },
      ...{ statut: 'SARL', adresse: 'Adresse exemple, Mostaganem', type: 'Morale' },
      ...{ codePostal: '27000', pays: 'Algérie', email: null, website: null },
      ...{ tel: { fix: null, fax: null, mobile: null } },
      ...{ rcNumero: '27/00-0012345B19', nifNumero: '001234567891234' },
    },
    reservation: {
      ...buildReservation({ _id: 'reservation-1', status: 'pending' }),
      ...{ exhibitor: EXHIBITOR, createdAt: CREATED },
    },
    ...overrides,
  };
}
