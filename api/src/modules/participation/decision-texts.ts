import type { Language } from '@mosta/shared/contract/languages';
import { currentEdition } from '../../current-edition';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';
import type { NoticeTexts } from '../notification/notice';

export type Decision = 'accepted' | 'refused' | 'to_complete';
type Words = { title: string; sentence: string };

const WORDS: Record<Language, Record<Decision, Words>> = {
  fr: {
    accepted: {
      title: 'Participation acceptée',
      sentence: 'Votre demande de participation est acceptée.',
    },
    refused: {
      title: 'Participation refusée',
      sentence: 'Votre demande de participation n’a pas été retenue.',
    },
    to_complete: {
      title: 'Dossier à compléter',
      sentence: 'Votre demande de participation est à compléter ou à corriger.',
    },
  },
  en: {
    accepted: {
      title: 'Participation accepted',
      sentence: 'Your application to exhibit is accepted.',
    },
    refused: {
      title: 'Participation declined',
      sentence: 'Your application to exhibit was not accepted.',
    },
    to_complete: {
      title: 'Application to complete',
      sentence: 'Your application to exhibit needs to be completed or corrected.',
    },
  },
  ar: {
    accepted: { title: 'قُبلت المشاركة', sentence: 'قُبل طلب مشاركتكم.' },
    refused: { title: 'لم تُقبل المشاركة', sentence: 'لم يُقبل طلب مشاركتكم.' },
    to_complete: {
      title: 'ملف يحتاج إلى إكمال',
      sentence: 'طلب مشاركتكم يحتاج إلى إكمال أو تصحيح.',
    },
  },
};

type Values = { decision: Decision; message: string; company: string; link: string };

const write =
  (language: Language, labels: { company: string; message: string; open: string }) =>
  ({ decision, message, company, link }: Values) => {
    const { title, sentence } = WORDS[language][decision];
    return {
      subject: `${title} - ${currentEdition().product}`,
      blocks: [
        sentence,
        { facts: [[labels.company, company]] as const },
        ...(message === '' ? [] : [{ quote: message, from: labels.message }]),
        { button: labels.open, link },
      ],
    };
  };

const LETTER: LetterTexts<[Values]> = {
  fr: write('fr', {
    company: 'Entreprise',
    message: 'Message de l’organisation',
    open: 'Ouvrir mon dossier',
  }),
  en: write('en', {
    company: 'Company',
    message: 'Message from the organisers',
    open: 'Open my application',
  }),
  ar: write('ar', { company: 'المؤسسة', message: 'رسالة الجهة المنظمة', open: 'فتح ملفي' }),
};

const tell = (language: Language) => (kind: Decision, message: string) => {
  const { title, sentence } = WORDS[language][kind];
  return { title, message: message === '' ? sentence : `${sentence}\n${message}` };
};

/** What the exhibitor reads in the portal. */
export const DECIDED: NoticeTexts<[kind: Decision, message: string]> = {
  fr: tell('fr'),
  en: tell('en'),
  ar: tell('ar'),
};

/** The same as a mail. @param values `link` leads to the participation */
export function decisionLetter(language: Language, values: Values): FairLetter {
  return letterIn(language, LETTER, values);
}
