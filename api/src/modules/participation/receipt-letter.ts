import type { Language } from '@mosta/shared/contract/languages';
import { formatDate } from '@mosta/shared/domain/format';
import { formatMoney, type Money } from '@mosta/shared/domain/money';
import type { ParticipationStep } from '@mosta/shared/schemas/progress.schema';
import { fairName } from '../../current-edition';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';

/** What is told of a new participation. Nothing of it was typed: anybody may have typed the address. */
export type Receipt = {
  reference: string;
  /** Codes of the plan. */
  stands: readonly string[];
  /** Names of the packages in the reader's language. */
  packages: readonly string[];
  /** With TVA; null where nothing has a price yet. */
  total: Money | null;
  /** Some line is « Sur devis ». */
  partial: boolean;
  steps: readonly ParticipationStep[];
  link: string;
};

type Step = 'completion' | 'stand' | 'documents' | 'decision' | 'payment';
type Words = {
  subject: (reference: string) => string;
  lead: () => string;
  labels: { reference: string; stands: string; packages: string; total: string };
  none: string;
  onQuote: string;
  partial: string;
  steps: Record<Step, string>;
  until: (step: string, date: string) => string;
  open: string;
  stranger: string;
};

const WORDS: Record<Language, Words> = {
  fr: {
    subject: (reference) => `Votre dossier ${reference} – ${fairName()}`,
    lead: () =>
      `Nous avons bien reçu votre demande de participation à ${fairName()}. Gardez son numéro\u00a0: il figure dans votre espace et dans nos échanges.`,
    labels: {
      reference: 'Numéro de dossier',
      stands: 'Stands',
      packages: 'Offre',
      total: 'Total TTC',
    },
    none: 'Aucun pour le moment',
    onQuote: 'Sur devis',
    partial: 'sans les lignes sur devis',
    steps: {
      completion: 'Indiquez ce qui manque encore à votre dossier',
      stand: 'Choisissez un stand libre sur le plan',
      documents: 'Envoyez l’extrait du registre du commerce et la carte fiscale, en PDF',
      decision: 'L’organisation étudie le dossier et vous écrit sa décision.',
      payment: 'Une fois la réservation confirmée, votre espace donne le montant et où le payer.',
    },
    until: (step, date) => `${step}, jusqu’au ${date}.`,
    open: 'Ouvrir mon dossier',
    stranger: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  en: {
    subject: (reference) => `Your application ${reference} – ${fairName()}`,
    lead: () =>
      `We have received your application to exhibit at ${fairName()}. Keep its number: it is shown in your area and in what we write to each other.`,
    labels: {
      reference: 'Application number',
      stands: 'Stands',
      packages: 'Offer',
      total: 'Total including tax',
    },
    none: 'None so far',
    onQuote: 'On quote',
    partial: 'without the lines on quote',
    steps: {
      completion: 'Tell us what your application still lacks',
      stand: 'Choose a free stand on the plan',
      documents: 'Send the extract of the commercial register and the tax card, as PDF',
      decision: 'The organisers look at the application and write to you what they decide.',
      payment: 'Once the reservation is confirmed, your area says how much to pay, and where.',
    },
    until: (step, date) => `${step}, until ${date}.`,
    open: 'Open my application',
    stranger: 'If you did not ask for this, ignore this message.',
  },
  ar: {
    subject: (reference) => `ملفكم ${reference} – ${fairName()}`,
    lead: () =>
      `استلمنا طلب مشاركتكم في ${fairName()}. احتفظوا برقمه: تجدونه في فضائكم وفي مراسلاتنا.`,
    labels: {
      reference: 'رقم الملف',
      stands: 'الأجنحة',
      packages: 'العرض',
      total: 'المجموع مع الرسوم',
    },
    none: 'لا شيء حاليًا',
    onQuote: 'حسب الطلب',
    partial: 'دون العناصر التي تُسعَّر حسب الطلب',
    steps: {
      completion: 'حدّدوا ما ينقص ملفكم',
      stand: 'اختاروا جناحًا شاغرًا على المخطط',
      documents: 'أرسلوا مستخرج السجل التجاري والبطاقة الجبائية بصيغة PDF',
      decision: 'تدرس الجهة المنظمة الملف وتكتب إليكم بقرارها.',
      payment: 'بعد تأكيد الحجز يبيّن فضاؤكم المبلغ ومكان دفعه.',
    },
    until: (step, date) => `${step}، إلى غاية ${date}.`,
    open: 'فتح ملفي',
    stranger: 'إن لم تطلبوا شيئًا فتجاهلوا هذه الرسالة.',
  },
};

const ASKED = ['completion', 'stand', 'documents'] as const;

const write = (language: Language) => (receipt: Receipt) => {
  const words = WORDS[language];
  const listed = (names: readonly string[]) =>
    names.length === 0 ? words.none : names.join(language === 'ar' ? '، ' : ', ');
  const amount = receipt.total ? formatMoney(receipt.total, language) : words.onQuote;
  const total = receipt.total && receipt.partial ? `${amount} (${words.partial})` : amount;
  const asked = ASKED.flatMap((kind) => {
    const step = receipt.steps.find((one) => one.kind === kind && one.state === 'todo');
    if (!step) return [];
    const text = words.steps[kind];
    return [
      step.deadline === null
        ? `${text}.`
        : words.until(text, formatDate(language, new Date(step.deadline))),
    ];
  });
  return {
    subject: words.subject(receipt.reference),
    blocks: [
      words.lead(),
      {
        facts: [
          [words.labels.reference, receipt.reference],
          [words.labels.stands, listed(receipt.stands)],
          [words.labels.packages, listed(receipt.packages)],
          [words.labels.total, total],
        ] as const,
      },
      { steps: [...asked, words.steps.decision, words.steps.payment] },
      { button: words.open, link: receipt.link },
      words.stranger,
    ],
  };
};

const LETTER: LetterTexts<[Receipt]> = { fr: write('fr'), en: write('en'), ar: write('ar') };

/** Acknowledges a participation: its number, what was asked for, what it costs, and what comes next. */
export function receiptLetter(language: Language, receipt: Receipt): FairLetter {
  return letterIn(language, LETTER, receipt);
}
