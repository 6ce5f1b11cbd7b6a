import type { ParticipationDocument } from '@mosta/shared/schemas/document.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import type { Statement } from '@mosta/shared/schemas/statement.schema';

export const COMPANY: Participation['exhibitionCompany'] = {
  name: 'Conserverie exemple',
  raisonSociale: 'SARL Conserverie exemple',
  statut: 'SARL',
  adresse: 'Adresse exemple, Mostaganem',
  type: null,
  codePostal: '27000',
  pays: 'Algérie',
  email: null,
  website: null,
  tel: { fix: null, fax: null, mobile: null },
  rcNumero: '27/00-0012345B19',
  nifNumero: '001234567891234',
};

export function buildParticipation(overrides: Partial<Participation> = {}): Participation {
  return {
    _id: 'participation-1',
    reference: 'ME25-P000001',
    edition: 2025,
    former: false,
    status: 'to_complete',
    complete: false,
    missing: ['exhibitionCompany.type'],
    message: 'Précisez le type de votre entreprise.',
    payment: 'virement',
    fonction: 'Gérante',
    phone: '+213555123456',
    exhibitionCompany: COMPANY,
    reservation: 'reservation-1',
    createdAt: '2025-04-01T09:00:00.000Z',
    decidedAt: null,
    ...overrides,
  };
}

export function buildProgress(overrides: Partial<Progress> = {}): Progress {
  return {
    participation: 'participation-1',
    stage: 'to_complete',
    unreadMessages: 2,
    confirmedAt: null,
    missingDocuments: ['register', 'tax'],
    steps: [
      { kind: 'completion', state: 'todo', deadline: '2025-04-10T09:00:00.000Z', overdue: true },
      { kind: 'stand', state: 'done', deadline: null, overdue: false },
      { kind: 'documents', state: 'todo', deadline: '2025-04-20T09:00:00.000Z', overdue: false },
      { kind: 'confirmation', state: 'waiting', deadline: null, overdue: false },
      { kind: 'payment', state: 'waiting', deadline: null, overdue: false },
      { kind: 'supplies', state: 'todo', deadline: null, overdue: false },
    ],
    ...overrides,
  };
}

const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });

export function buildStatement(overrides: Partial<Statement> = {}): Statement {
  return {
    reservation: 'reservation-1',
    priced: {
      currency: 'DZD',
      partial: false,
      lines: [
        {
          kind: 'package',
          id: 'equipe-9',
          name: 'Stand équipé',
          group: null,
          unit: null,
          squareMetres: 9,
          quantity: 1,
          days: null,
          unitPrice: dinars(100_000),
          total: dinars(100_000),
        },
      ],
      totals: {
        packages: dinars(100_000),
        items: dinars(0),
        subtotal: dinars(100_000),
        discount: { kind: 'percentage', basisPoints: 1000, amount: dinars(10_000) },
        net: dinars(90_000),
        vat: { percent: 19, amount: dinars(17_100) },
        gross: dinars(107_100),
        stampDuty: null,
        payable: dinars(107_100),
      },
    },
    payment: 'virement',
    paid: dinars(7_100),
    due: dinars(100_000),
    deadline: '2030-05-01T09:00:00.000Z',
    payments: [
      {
        _id: 'payment-1',
        amount: dinars(7_100),
        receivedOn: '2025-04-05',
        mode: 'cheque',
        note: null,
      },
    ],
    bank: {
      sample: true,
      holder: 'Titulaire exemple',
      bank: 'Banque exemple',
      rib: '000 00000 0000000000 00',
      iban: null,
      bic: null,
    },
    reference: 'ME25-P000001',
    ...overrides,
  };
}

export function buildDocument(
  overrides: Partial<ParticipationDocument> = {},
): ParticipationDocument {
  return {
    _id: 'document-1',
    kind: 'register',
    author: 'Exhibitor',
    name: 'registre.pdf',
    size: 340_000,
    createdAt: '2025-04-02T09:00:00.000Z',
    state: 'refused',
    note: 'La page 2 manque.',
    ...overrides,
  };
}
