import type { LetterTexts } from '../../outbox/fair-letter';

/** To whoever erased an account. */
export const ERASED_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'Votre compte Mosta Expo est effacé',
    blocks: [
      'Comme vous l’avez demandé, votre compte Mosta Expo et tout ce qui s’y rattachait sont effacés\u00a0: entreprise, dossier, réservations, options et devis. Les stands que vous gardiez sont libres à nouveau.',
      'De vos paiements, la comptabilité garde dix ans le montant, la date, la référence, le nom de l’entreprise et son numéro fiscal, comme la loi le demande.',
      'Si vous n’avez rien demandé, répondez à ce message.',
    ],
  }),
  en: () => ({
    subject: 'Your Mosta Expo account is erased',
    blocks: [
      'As you asked, your Mosta Expo account and all that belonged to it are erased: company, application, reservations, holds and quotes. The stands you kept are free again.',
      'Of your payments, the accounts keep the amount, the date, the reference, the company’s name and its tax number for ten years, as the law demands.',
      'If you did not ask for this, answer this message.',
    ],
  }),
  ar: () => ({
    subject: 'مُحي حسابكم في Mosta Expo',
    blocks: [
      'كما طلبتم، مُحي حسابكم في Mosta Expo وكل ما يرتبط به: الشركة والملف والحجوزات والحجوزات المبدئية وعروض الأسعار. والأجنحة التي كانت محفوظة لكم أصبحت شاغرة.',
      'من مدفوعاتكم تحتفظ المحاسبة عشر سنوات بالمبلغ والتاريخ والمرجع واسم الشركة ورقمها الجبائي كما يقتضي القانون.',
      'إن لم تطلبوا شيئًا فأجيبوا عن هذه الرسالة.',
    ],
  }),
};

/** The same, where others still act for the exhibitor. */
export const ERASED_MEMBER_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'Votre compte Mosta Expo est effacé',
    blocks: [
      'Comme vous l’avez demandé, votre compte Mosta Expo est effacé. L’entreprise pour laquelle vous agissiez garde son dossier, ses réservations et ses devis\u00a0: d’autres personnes agissent pour elle.',
      'Si vous n’avez rien demandé, répondez à ce message.',
    ],
  }),
  en: () => ({
    subject: 'Your Mosta Expo account is erased',
    blocks: [
      'As you asked, your Mosta Expo account is erased. The company for which you acted keeps its application, its reservations and its quotes: other people act for it.',
      'If you did not ask for this, answer this message.',
    ],
  }),
  ar: () => ({
    subject: 'مُحي حسابكم في Mosta Expo',
    blocks: [
      'كما طلبتم، مُحي حسابكم في Mosta Expo. تحتفظ الشركة التي كنتم تتصرفون باسمها بملفها وحجوزاتها وعروض أسعارها: ويتصرف باسمها أشخاص آخرون.',
      'إن لم تطلبوا شيئًا فأجيبوا عن هذه الرسالة.',
    ],
  }),
};
