import type { Language } from '@mosta/shared/contract/languages';
import { formatDate } from '@mosta/shared/domain/format';
import { formatMoney, type Money } from '@mosta/shared/domain/money';
import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';
import type { NoticeTexts } from '../notification/notice';

export type Reminded = {
  reference: string;
  due: Money;
  deadline: string;
  bank: BankAccount;
  /** Leads to the payment part of the dashboard. */
  link: string;
};

type Words = {
  subject: string;
  sentence: string;
  labels: { due: string; deadline: string; reference: string; holder: string; rib: string };
  thanks: string;
  open: string;
};

const write =
  (language: Language, words: Words) =>
  ({ reference, due, deadline, bank, link }: Reminded) => ({
    subject: `${words.subject} ${reference}`,
    blocks: [
      words.sentence,
      {
        facts: [
          [words.labels.due, formatMoney(due, language)],
          [words.labels.deadline, formatDate(language, deadline)],
          [words.labels.reference, reference],
          [words.labels.holder, bank.holder],
          [words.labels.rib, bank.rib],
        ] as const,
      },
      words.thanks,
      { button: words.open, link },
    ],
  });

const LETTER: LetterTexts<[Reminded]> = {
  fr: write('fr', {
    subject: 'Rappel de paiement',
    sentence: 'Sauf erreur de notre part, votre participation n’est pas encore payée en entier.',
    labels: {
      ...{ due: 'Reste dû', deadline: 'À payer avant le', reference: 'Référence à indiquer' },
      ...{ holder: 'Titulaire du compte', rib: 'RIB' },
    },
    thanks: 'Si votre paiement est en route, ne tenez pas compte de ce message.',
    open: 'Voir mon paiement',
  }),
  en: write('en', {
    subject: 'Payment reminder',
    sentence: 'Unless we are mistaken, your participation is not yet paid in full.',
    labels: {
      ...{ due: 'Still due', deadline: 'To be paid by', reference: 'Reference to state' },
      ...{ holder: 'Account holder', rib: 'RIB' },
    },
    thanks: 'If your payment is on its way, please disregard this message.',
    open: 'See my payment',
  }),
  ar: write('ar', {
    subject: 'تذكير بالدفع',
    sentence: 'ما لم نكن مخطئين، لم تُدفع مشاركتكم بالكامل بعد.',
    labels: {
      ...{ due: 'المبلغ المتبقي', deadline: 'يُدفع قبل', reference: 'المرجع الواجب ذكره' },
      ...{ holder: 'صاحب الحساب', rib: 'رقم الحساب البنكي' },
    },
    thanks: 'إذا كان دفعكم في الطريق فلا تأخذوا هذه الرسالة بعين الاعتبار.',
    open: 'عرض الدفع',
  }),
};

/** The mail that reminds of a late payment. */
export function reminderLetter(language: Language, reminded: Reminded): FairLetter {
  return letterIn(language, LETTER, reminded);
}

/** The same in the portal. */
export const REMINDER: NoticeTexts<[Pick<Reminded, 'due' | 'deadline'>]> = {
  fr: ({ due, deadline }) => ({
    title: 'Rappel de paiement',
    message: `${formatMoney(due, 'fr')} restent dus\u00a0; ils étaient à payer avant le ${formatDate('fr', deadline)}.`,
  }),
  en: ({ due, deadline }) => ({
    title: 'Payment reminder',
    message: `${formatMoney(due, 'en')} are still due; they were to be paid by ${formatDate('en', deadline)}.`,
  }),
  ar: ({ due, deadline }) => ({
    title: 'تذكير بالدفع',
    message: `ما زال مبلغ ${formatMoney(due, 'ar')} مستحقًا، وكان يُدفع قبل ${formatDate('ar', deadline)}.`,
  }),
};
