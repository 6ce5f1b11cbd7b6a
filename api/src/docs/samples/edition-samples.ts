import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ID, OTHER_ID } from './ids';

/** Fields of editions, of what they issue, and of letters. */
export const EDITION_SAMPLES = {
  // By the name of each part of the form, which other calls use for something else.
  ...Object.fromEntries(
    Object.entries(FIRST_EDITION).map(([name, part]) => [`edition.${name}`, part]),
  ),
  'issued.from': '2025-01-01',
  'issued.until': '2025-12-31',
  about: ID,
  payer: 'SARL Exemple',
  reminded: 1,
  number: 2,
  sent: [OTHER_ID],
  'reminder.skipped.reason': 'settled',
  edition: FIRST_EDITION.year,
  'edition.count': 4,
  'edition.former': [FIRST_EDITION.year],
  'former.year': String(FIRST_EDITION.year),
  'former.title.fr': 'Exposants de l’édition 2025',
  'former.title.en': 'Exhibitors of the 2025 edition',
  'former.title.ar': 'عارضو دورة 2025',
  'former.exhibitors.stands': ['A12'],
  'former.exhibitor': OTHER_ID,
  'edition.version': 3,
  'colleague.version': 3,
  linkExpires: '2025-03-06T09:30:00.000Z',
  lastSignIn: '2025-03-03T09:30:00.000Z',
  invitedAt: '2025-03-03T09:30:00.000Z',
  openSessions: 2,
  'edition.current': true,
  key: 'a41f0c2e-9d55-4b1e-8a3c-6e7f2d0b9c14',
  from: ID,

  'letter.version': 3,
  'letters.version': 3,
  ...Object.fromEntries(
    ['letter', 'letters'].flatMap((path) => [
      [
        `${path}.content`,
        {
          category: 'dossier',
          subject: { fr: 'Montage des stands', en: 'Setting up the stands', ar: '' },
          body: { fr: 'Votre stand\u00a0: {stand}.', en: 'Your stand: {stand}.', ar: '' },
          audience: {
            ...{ kind: 'filter', stages: ['confirmed'], payment: 'any', sectors: [], country: '' },
          },
        },
      ],
      [`${path}.exhibitors`, []],
      [
        `${path}.counts`,
        { recipients: 3, delivered: 1, waiting: 1, failed: 0, optedOut: 1, unconfirmed: 0 },
      ],
    ]),
  ),
  'letter.mails': 2,
  'letter.optedOut': 1,
  'letter.unconfirmed': 0,
  'letter.languages': { fr: 2, en: 1, ar: 0 },
  'letter.missing': [{ placeholder: 'stand', count: 1 }],
  'letter.mailsPerHour': 500,
  'letter.people.name': 'Amina Exemple',
};
