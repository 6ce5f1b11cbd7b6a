import type { Language } from '@mosta/shared/contract/languages';
import { formatDate, formatTime } from '@mosta/shared/domain/format';
import type { Interview, StaffFile, StaffPreviewInput } from '@mosta/shared/schemas/staff.schema';
import { currentEdition, fairName } from '../../current-edition';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';
import type { MailOrder } from '../../outbox/mail-job';

const FILE_NAMES: Record<Language, Record<StaffFile, string>> = {
  fr: { resume: 'CV', id_card: 'pièce d’identité', birth_certificate: 'acte de naissance' },
  en: { resume: 'CV', id_card: 'identity document', birth_certificate: 'birth certificate' },
  ar: { resume: 'السيرة الذاتية', id_card: 'بطاقة الهوية', birth_certificate: 'شهادة الميلاد' },
};
const named = (language: Language, files: readonly StaffFile[]) =>
  files.map((name) => FILE_NAMES[language][name]).join(language === 'ar' ? '، ' : ', ');

const RECEIPT: LetterTexts<[files: readonly StaffFile[], link: string]> = {
  fr: (files, link) => ({
    subject: `Votre candidature à ${fairName()}`,
    blocks: [
      `Nous avons bien reçu votre candidature pour travailler à ${fairName()}. Elle sera étudiée\u00a0; si votre profil correspond, nous vous contacterons pour un entretien.`,
      `Pièces reçues\u00a0: ${named('fr', files)}.`,
      { button: 'Relire ce que nous en gardons', link },
      `Pour la faire effacer, écrivez à ${currentEdition().contact.email} en joignant ce lien. Il vous est personnel\u00a0: ne le donnez à personne d’autre.`,
      'Si vous n’avez pas envoyé de candidature, ignorez ce message.',
    ],
  }),
  en: (files, link) => ({
    subject: `Your application to work at ${fairName()}`,
    blocks: [
      `We have received your application to work at ${fairName()}. It will be looked at; if your profile fits, we shall contact you for an interview.`,
      `Files received: ${named('en', files)}.`,
      { button: 'Read what we keep of it', link },
      `To have it erased, write to ${currentEdition().contact.email} with this link. It is personal: give it to nobody else.`,
      'If you sent no application, ignore this message.',
    ],
  }),
  ar: (files, link) => ({
    subject: `طلب عملكم في ${fairName()}`,
    blocks: [
      `استلمنا طلبكم للعمل في ${fairName()}. سندرسه، وإن كان ملفكم مناسبًا فسنتصل بكم لإجراء مقابلة.`,
      `الوثائق المستلمة: ${named('ar', files)}.`,
      { button: 'قراءة ما نحتفظ به منه', link },
      `لمحوه راسلوا ${currentEdition().contact.email} مع إرفاق هذا الرابط. إنه شخصي: لا تعطوه لأحد غيركم.`,
      'إن لم ترسلوا أي طلب فتجاهلوا هذه الرسالة.',
    ],
  }),
};

const ORGANISERS: Record<Language, string> = {
  fr: 'Message de l’organisation',
  en: 'Message of the organisers',
  ar: 'رسالة الجهة المنظمة',
};
/** What the organiser adds; may be empty. */
const added = (language: Language, message: string) =>
  message === '' ? [] : [{ quote: message, from: ORGANISERS[language] }];

const DECISIONS: Record<'accepted' | 'refused', LetterTexts<[message: string]>> = {
  accepted: {
    fr: (message) => ({
      subject: `Votre candidature à ${fairName()} est retenue`,
      blocks: [
        `Votre candidature pour travailler à ${fairName()} est retenue. Nous vous contacterons pour la suite.`,
        ...added('fr', message),
      ],
    }),
    en: (message) => ({
      subject: `Your application to work at ${fairName()} is accepted`,
      blocks: [
        `Your application to work at ${fairName()} is accepted. We shall contact you about what comes next.`,
        ...added('en', message),
      ],
    }),
    ar: (message) => ({
      subject: `قُبل طلب عملكم في ${fairName()}`,
      blocks: [`قُبل طلبكم للعمل في ${fairName()}. سنتصل بكم بشأن ما يلي.`, ...added('ar', message)],
    }),
  },
  refused: {
    fr: (message) => ({
      subject: `Réponse à votre candidature à ${fairName()}`,
      blocks: [
        `Nous avons étudié votre candidature pour travailler à ${fairName()} et ne pouvons pas lui donner suite. Les fichiers que vous aviez joints sont supprimés.`,
        ...added('fr', message),
        'Merci de l’intérêt que vous portez au salon.',
      ],
    }),
    en: (message) => ({
      subject: `Answer to your application to work at ${fairName()}`,
      blocks: [
        `We have looked at your application to work at ${fairName()} and cannot accept it. The files you sent with it are deleted.`,
        ...added('en', message),
        'Thank you for your interest in the fair.',
      ],
    }),
    ar: (message) => ({
      subject: `الرد على طلب عملكم في ${fairName()}`,
      blocks: [
        `درسنا طلبكم للعمل في ${fairName()} ولا يمكننا قبوله. حُذفت الملفات التي أرفقتموها به.`,
        ...added('ar', message),
        'شكرًا لاهتمامكم بالمعرض.',
      ],
    }),
  },
};

const INTERVIEW_WORDS = {
  fr: { day: 'Jour', time: 'Heure', place: 'Lieu' },
  en: { day: 'Day', time: 'Time', place: 'Place' },
  ar: { day: 'اليوم', time: 'الساعة', place: 'المكان' },
} as const satisfies Record<Language, unknown>;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const appointment = (language: Language, { day, time, place }: Interview) => {
  const words = INTERVIEW_WORDS[language];
  return {
    facts: [
      [words.day, formatDate(language, day, DAY)],
      [words.time, formatTime(language, time)],
      [words.place, place],
    ] as const,
  };
};

const INVITATION: LetterTexts<[interview: Interview, message: string]> = {
  fr: (interview, message) => ({
    subject: `Entretien pour votre candidature à ${fairName()}`,
    blocks: [
      `Votre candidature pour travailler à ${fairName()} nous intéresse\u00a0: nous vous invitons à un entretien.`,
      appointment('fr', interview),
      ...added('fr', message),
      `Si vous ne pouvez pas venir, répondez à ${currentEdition().contact.email}. Cette invitation remplace toute invitation précédente.`,
    ],
  }),
  en: (interview, message) => ({
    subject: `Interview for your application to work at ${fairName()}`,
    blocks: [
      `Your application to work at ${fairName()} interests us: we invite you to an interview.`,
      appointment('en', interview),
      ...added('en', message),
      `If you cannot come, write to ${currentEdition().contact.email}. This invitation replaces any earlier one.`,
    ],
  }),
  ar: (interview, message) => ({
    subject: `مقابلة بشأن طلب عملكم في ${fairName()}`,
    blocks: [
      `طلبكم للعمل في ${fairName()} يهمنا، وندعوكم إلى مقابلة.`,
      appointment('ar', interview),
      ...added('ar', message),
      `إن تعذّر عليكم الحضور فراسلوا ${currentEdition().contact.email}. هذه الدعوة تلغي أي دعوة سابقة.`,
    ],
  }),
};

type Applicant = { email: string; language: Language };

/**
 * Confirms an application. Anybody may type anybody's address: nothing that was typed is sent to it.
 * @param ownLink opens what is kept of it to whoever reads this mail (law 18-07)
 */
export function receiptMail(
  { email: to, language }: Applicant,
  files: readonly StaffFile[],
  ownLink: string,
): MailOrder {
  return { to, letter: letterIn(language, RECEIPT, files, ownLink) };
}

/** Tells an applicant what was decided; the organiser's message may be empty. */
export function decisionLetter(language: Language, decided: StaffPreviewInput): FairLetter {
  const { message } = decided;
  return decided.decision === 'interview'
    ? letterIn(language, INVITATION, decided.interview, message)
    : letterIn(language, DECISIONS[decided.decision], message);
}
