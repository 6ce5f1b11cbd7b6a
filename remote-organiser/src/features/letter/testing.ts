import type { Letter, LetterPreview } from '@mosta/shared/schemas/letter.schema';

const NOBODY: Letter['counts'] = {
  ...{ recipients: 0, delivered: 0, waiting: 0, failed: 0, optedOut: 0, unconfirmed: 0 },
};

/** An exhibitor whom letters name. */
export const CANNERY = {
  ...{ _id: '5b1f0a52-6f0e-4c7e-9a53-0f6b3f0f3d11', company: 'Conserverie exemple' },
};

/** A draft to one exhibitor, without Arabic. */
export function buildLetter(overrides: Partial<Letter> = {}): Letter {
  return {
    ...{ _id: 'letter-1', version: 1, state: 'draft', sendAt: null, finishedAt: null },
    content: {
      category: 'dossier',
      subject: { fr: 'Montage des stands', en: 'Setting up', ar: '' },
      body: { fr: 'Votre stand : {stand}.', en: 'Your stand: {stand}.', ar: '' },
      audience: { kind: 'exhibitors', exhibitors: [CANNERY._id] },
    },
    exhibitors: [CANNERY],
    ...{ changedAt: '2025-03-01T09:00:00.000Z', changedBy: 'Amina Exemple', counts: NOBODY },
    ...overrides,
  };
}

/** The same, when it has left to three people. */
export function buildSentLetter(): Letter {
  const [sendAt, finishedAt] = ['2025-03-02T09:00:00.000Z', '2025-03-02T09:05:00.000Z'];
  const counts = { ...NOBODY, recipients: 3, delivered: 1, failed: 1, optedOut: 1 };
  return buildLetter({ state: 'sent', version: 4, sendAt, finishedAt, counts });
}

export function buildPreview(overrides: Partial<LetterPreview> = {}): LetterPreview {
  return {
    ...{ recipients: 3, mails: 2, optedOut: 1, unconfirmed: 0, mailsPerHour: 500 },
    languages: { fr: 2, en: 1, ar: 0 },
    missing: [{ placeholder: 'stand', count: 1 }],
    examples: [
      {
        ...{ language: 'fr', company: CANNERY.company, subject: 'Montage des stands' },
        text: 'Votre stand : B49.',
      },
      { language: 'en', company: null, subject: 'Setting up', text: 'Your stand: A12.' },
    ],
    ...overrides,
  };
}
