import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import * as v from 'valibot';
import {
  CHANGE_NOTICE,
  NEW_ADDRESS_LETTER,
  WANTED_ADDRESS_LETTER,
} from '../src/modules/account/email-change-letters';
import {
  CONFIRMATION_LETTER,
  TAKEN_LETTER,
} from '../src/modules/account/email-confirmation-letters';
import { INVITATION_LETTER, RESET_LETTER } from '../src/modules/account/password-letters';
import { badgeMail, revokedMail } from '../src/modules/badge/badge-mail';
import { contactMail } from '../src/modules/contact/contact-mail';
import { FIRST_DECISION_LETTERS } from '../src/modules/content/first-decision-letters';
import { organiserLetter, testLetter } from '../src/modules/letter/organiser-letter';
import { invitationMail } from '../src/modules/member/invitation-mail';
import { notificationLetter } from '../src/modules/notification/notification-letter';
import { REMOVED_LETTER } from '../src/modules/organizer/removed-letter';
import { decisionLetter } from '../src/modules/participation/decision-texts';
import { receiptLetter } from '../src/modules/participation/receipt-letter';
import { ERASED_LETTER, ERASED_MEMBER_LETTER } from '../src/modules/privacy/erased-letter';
import { QUOTE_LETTER } from '../src/modules/quote/quote-letter';
import { reminderLetter } from '../src/modules/reminder/reminder-letter';
import { END, endLetter, WARNING } from '../src/modules/reservation/reservation-end-letters';
import {
  CODE_USED_LETTER,
  FACTOR_OFF_LETTER,
  FACTOR_ON_LETTER,
  FACTOR_RESET_LETTER,
  NEW_CODES_LETTER,
} from '../src/modules/second-factor/second-factor-letters';
import {
  receiptMail,
  decisionLetter as staffDecisionLetter,
} from '../src/modules/staff/staff-mail';
import { composeFairLetter, type FairLetter, letterIn } from '../src/outbox/fair-letter';
import { mailSchema } from '../src/platform/mail/mail';
import { plainLine } from '../src/platform/mail/plain-text';

const LINK = 'https://salon.exemple.dz/dashboard-exposant?vue=dossier&volet=suivi';
const HOSTILE = [
  'SARL <img src=x onerror=alert(1)> "\'&amp;',
  '\u202Efdp.exe\u2066\u200f\u0000',
  'Bcc: victime@exemple.dz\r\n\r\nVotre mot de passe :\u2028</td></table><script>x</script>',
].join('\r\n');

/** Every letter, with a text in each place where somebody's own words stand, by the file that writes it. */
const LETTERS: Record<string, (language: Language, typed: string) => FairLetter[]> = {
  'account/email-change-letters.ts': (language) => [
    letterIn(language, CHANGE_NOTICE, LINK),
    letterIn(language, NEW_ADDRESS_LETTER, LINK),
    letterIn(language, WANTED_ADDRESS_LETTER, LINK, LINK),
  ],
  'account/email-confirmation-letters.ts': (language) => [
    letterIn(language, CONFIRMATION_LETTER, LINK),
    letterIn(language, TAKEN_LETTER, LINK, LINK),
  ],
  'account/password-letters.ts': (language) => [
    letterIn(language, RESET_LETTER, LINK),
    letterIn(language, INVITATION_LETTER, LINK),
  ],
  'badge/badge-mail.ts': (language) => {
    const addressee = { email: 'a@exemple.dz', reference: 'ME25-V000001', language };
    return [badgeMail(addressee, LINK).letter, revokedMail(addressee).letter];
  },
  'contact/contact-mail.ts': (_language, typed) => [
    contactMail(
      { name: typed, email: 'a@exemple.dz', subject: typed, message: typed },
      'b@exemple.dz',
    ).letter,
  ],
  'letter/organiser-letter.ts': (language, typed) => {
    const written = { subject: typed, body: typed, link: LINK };
    return [organiserLetter(language, written), testLetter(language, written)];
  },
  'member/invitation-mail.ts': (language) => [
    invitationMail('a@exemple.dz', language, 'https://salon.exemple.dz', 'jeton').letter,
  ],
  'notification/notification-letter.ts': (language, typed) => [
    notificationLetter(language, { title: typed, message: typed, link: LINK, attached: true }),
  ],
  'organizer/removed-letter.ts': (language) => [letterIn(language, REMOVED_LETTER)],
  'participation/decision-texts.ts': (language, typed) =>
    FIRST_DECISION_LETTERS.map(({ content: { subject, body } }) =>
      decisionLetter(language, {
        ...{ subject: subject[language], body: body[language], company: plainLine(typed) },
        ...{ message: typed, link: LINK },
      }),
    ),
  'participation/receipt-letter.ts': (language) => [
    receiptLetter(language, {
      ...{ reference: 'ME25-P000001', stands: ['B49'], packages: ['Stand nu'], link: LINK },
      ...{ total: { amount: 220_150, currency: 'DZD' }, partial: true },
      steps: [{ kind: 'documents', state: 'todo', deadline: null, overdue: false }],
    }),
  ],
  'privacy/erased-letter.ts': (language) => [
    letterIn(language, ERASED_LETTER),
    letterIn(language, ERASED_MEMBER_LETTER),
  ],
  'quote/quote-letter.ts': (language) =>
    [true, false].map((expired) =>
      letterIn(
        language,
        QUOTE_LETTER,
        { reference: 'ME25-D000001', validUntil: '2025-04-01T22:59:59.999Z', expired },
        LINK,
        LINK,
      ),
    ),
  'reminder/reminder-letter.ts': (language, typed) => [
    reminderLetter(language, {
      ...{ reference: 'ME25-R7D5B2F0E', due: { amount: 100_000, currency: 'DZD' }, link: LINK },
      deadline: '2025-04-01T22:59:59.999Z',
      bank: { ...FIRST_EDITION.bank, holder: typed },
    }),
  ],
  'reservation/reservation-end-letters.ts': (language) => [
    endLetter(language, WARNING, LINK, ['B49'], new Date('2025-04-01T09:00:00Z')),
    endLetter(language, END, LINK, ['B49', 'C02']),
  ],
  'second-factor/second-factor-letters.ts': (language) => [
    letterIn(language, FACTOR_ON_LETTER),
    letterIn(language, FACTOR_OFF_LETTER),
    letterIn(language, FACTOR_RESET_LETTER),
    letterIn(language, NEW_CODES_LETTER),
    letterIn(language, CODE_USED_LETTER, 9),
  ],
  'staff/staff-mail.ts': (language, typed) => {
    const applicant = { email: 'a@exemple.dz', language };
    return [
      receiptMail(applicant, ['resume', 'id_card'], LINK).letter,
      ...(['accepted', 'refused'] as const).map((decision) =>
        staffDecisionLetter(language, { decision, message: typed }),
      ),
      staffDecisionLetter(language, {
        ...{ decision: 'interview', message: typed },
        interview: { day: '2025-04-20', time: '14:30', place: typed },
      }),
    ];
  },
};

const all = (typed: string) =>
  LANGUAGES.flatMap((language) =>
    Object.values(LETTERS).flatMap((letters) => letters(language, typed)),
  );
/** Elements with their attributes; a line break is none. */
const elementsOf = (html: string) =>
  (html.match(/<[^>]*>/g) ?? []).filter((element) => element !== '<br>');

it('every file that writes a letter is in the corpus', () => {
  const modules = join(__dirname, '../src/modules');
  const writing = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => {
      const source = readFileSync(join(modules, path), 'utf8');
      return /LetterTexts<|\bblocks: \[/.test(source);
    });
  expect(writing.map((path) => relative('', path)).sort()).toEqual(Object.keys(LETTERS).sort());
});

it('is a page and a text in the recipient’s language, with the same words', () => {
  for (const letter of all('Exemple')) {
    const { text, html } = composeFairLetter(letter);
    const { language, blocks } = letter;
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain('<meta charset="utf-8">');
    for (const block of blocks) {
      if (typeof block === 'string') expect(text).toContain(block);
      if (typeof block === 'object' && 'link' in block) {
        expect(text).toContain(block.link);
        expect(html).toContain(`href="${block.link.replaceAll('&', '&amp;')}"`);
      }
    }
    const words = html.replace(/<title>.*?<\/title>|<[^>]*>/g, '');
    expect(words.match(/\p{Script=Arabic}/u) !== null).toBe(language === 'ar');
    expect(text.match(/\p{Script=Arabic}/u) !== null).toBe(language === 'ar');
  }
});

it('fetches nothing, and styles each element by itself', () => {
  for (const letter of all('Exemple')) {
    const { html } = composeFairLetter(letter);
    expect(html).not.toMatch(/\bsrc=|url\(|<(?:link|script|style|img|iframe|form)\b|@import/i);
    const leads = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(leads.every((href) => href?.startsWith('https://salon.exemple.dz/'))).toBe(true);
  }
});

it('what was typed stays a text, in its place, on its line', () => {
  const harmless = all('Exemple').map(composeFairLetter);
  all(HOSTILE).forEach((letter, index) => {
    const { subject, text, html } = composeFairLetter(letter);
    expect(elementsOf(html)).toEqual(elementsOf(harmless[index]?.html ?? ''));
    expect(subject + text + html).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(text + html).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}]/u);
    expect(text.split('\n').filter((line) => /^\s*(?:Bcc|Votre mot de passe)/.test(line))).toEqual(
      [],
    );
    const mail = { to: 'a@exemple.dz', subject, text, html };
    expect(v.parse(mailSchema, mail)).toMatchObject(mail);
  });
});

it('leads to web pages only', () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/login']) {
    expect(() => composeFairLetter(letterIn('fr', RESET_LETTER, link))).toThrow(
      /^(?:Invalid URL|Not a web page)$/,
    );
  }
});
