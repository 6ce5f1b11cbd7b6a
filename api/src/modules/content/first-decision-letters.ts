import type { DecisionLetter, DossierDecision } from '@mosta/shared/schemas/decision-letter.schema';

type FirstLetter = { key: DossierDecision; content: DecisionLetter };
type Texts = Pick<DecisionLetter, 'subject' | 'body'>;

const TEXTS: Record<DossierDecision, Texts> = {
  accepted: {
    subject: {
      fr: 'Participation acceptée',
      en: 'Participation accepted',
      ar: 'قُبلت المشاركة',
    },
    body: {
      fr: 'Votre demande de participation est acceptée.',
      en: 'Your application to exhibit is accepted.',
      ar: 'قُبل طلب مشاركتكم.',
    },
  },
  to_complete: {
    subject: {
      fr: 'Dossier à compléter',
      en: 'Application to complete',
      ar: 'ملف يحتاج إلى إكمال',
    },
    body: {
      fr: 'Votre demande de participation est à compléter ou à corriger.',
      en: 'Your application to exhibit needs to be completed or corrected.',
      ar: 'طلب مشاركتكم يحتاج إلى إكمال أو تصحيح.',
    },
  },
  refused: {
    subject: {
      fr: 'Participation refusée',
      en: 'Participation declined',
      ar: 'لم تُقبل المشاركة',
    },
    body: {
      fr: 'Votre demande de participation n’a pas été retenue.',
      en: 'Your application to exhibit was not accepted.',
      ar: 'لم يُقبل طلب مشاركتكم.',
    },
  },
};

const letterOf = (about: DossierDecision): FirstLetter => ({
  key: about,
  content: { sample: false, decision: about, ...TEXTS[about] },
});

/** The letters of decisions with which the fair begins, in the order in which organisers read them. */
export const FIRST_DECISION_LETTERS: readonly [FirstLetter, ...FirstLetter[]] = [
  letterOf('accepted'),
  letterOf('to_complete'),
  letterOf('refused'),
];
