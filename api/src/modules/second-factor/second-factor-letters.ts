import type { LetterTexts } from '../../outbox/fair-letter';

const NOT_YOU = {
  fr: 'Si ce n’est pas vous, changez votre mot de passe et répondez à ce message.',
  en: 'If this was not you, change your password and answer this message.',
  ar: 'إن لم تكونوا أنتم من فعل ذلك فغيروا كلمة مروركم وأجيبوا عن هذه الرسالة.',
} as const;

/** To whoever protected the own account. */
export const FACTOR_ON_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'La double authentification est activée',
    blocks: [
      'Votre compte Mosta Expo demande désormais, après le mot de passe, un code de votre application d’authentification.',
      'Gardez vos codes de secours en lieu sûr\u00a0: ils ouvrent votre compte sans téléphone, chacun une fois.',
      NOT_YOU.fr,
    ],
  }),
  en: () => ({
    subject: 'Two-step sign-in is on',
    blocks: [
      'Your Mosta Expo account now asks, after the password, for a code of your authenticator app.',
      'Keep your recovery codes in a safe place: they open your account without a phone, each of them once.',
      NOT_YOU.en,
    ],
  }),
  ar: () => ({
    subject: 'تم تفعيل التحقق بخطوتين',
    blocks: [
      'أصبح حسابكم في Mosta Expo يطلب، بعد كلمة المرور، رمزًا من تطبيق المصادقة.',
      'احفظوا رموز الاسترداد في مكان آمن: فهي تفتح حسابكم دون هاتف، كل رمز مرة واحدة.',
      NOT_YOU.ar,
    ],
  }),
};

/** To whoever removed it from the own account. */
export const FACTOR_OFF_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'La double authentification est retirée',
    blocks: [
      'Votre compte Mosta Expo ne demande plus de code à la connexion\u00a0; le mot de passe seul l’ouvre.',
      NOT_YOU.fr,
    ],
  }),
  en: () => ({
    subject: 'Two-step sign-in is off',
    blocks: [
      'Your Mosta Expo account asks for no code at sign-in any more; the password alone opens it.',
      NOT_YOU.en,
    ],
  }),
  ar: () => ({
    subject: 'تم إلغاء التحقق بخطوتين',
    blocks: [
      'لم يعد حسابكم في Mosta Expo يطلب رمزًا عند الدخول، وتكفي كلمة المرور لفتحه.',
      NOT_YOU.ar,
    ],
  }),
};

/** To whoever had it taken away by an owner or the operator. */
export const FACTOR_RESET_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'Votre double authentification est réinitialisée',
    blocks: [
      'Un responsable du salon a réinitialisé la double authentification de votre compte Mosta Expo, et fermé ses sessions.',
      'Connectez-vous avec votre mot de passe, puis activez-la à nouveau dans «\u00a0Mon compte\u00a0».',
      'Si vous ne l’avez pas demandé, répondez à ce message.',
    ],
  }),
  en: () => ({
    subject: 'Your two-step sign-in is reset',
    blocks: [
      'Someone in charge of the fair reset the two-step sign-in of your Mosta Expo account, and closed its sessions.',
      'Sign in with your password, then turn it on again under “My account”.',
      'If you did not ask for this, answer this message.',
    ],
  }),
  ar: () => ({
    subject: 'أُعيد ضبط التحقق بخطوتين لحسابكم',
    blocks: [
      'أعاد أحد مسؤولي المعرض ضبط التحقق بخطوتين لحسابكم في Mosta Expo وأغلق جلساته.',
      'ادخلوا بكلمة مروركم ثم فعّلوه من جديد في صفحة «حسابي».',
      'إن لم تطلبوا ذلك فأجيبوا عن هذه الرسالة.',
    ],
  }),
};

/** To whoever has new recovery codes. */
export const NEW_CODES_LETTER: LetterTexts<[]> = {
  fr: () => ({
    subject: 'Vos nouveaux codes de secours',
    blocks: [
      'De nouveaux codes de secours ont été créés pour votre compte Mosta Expo\u00a0; les anciens n’ouvrent plus rien.',
      NOT_YOU.fr,
    ],
  }),
  en: () => ({
    subject: 'Your new recovery codes',
    blocks: [
      'New recovery codes were made for your Mosta Expo account; the former ones open nothing any more.',
      NOT_YOU.en,
    ],
  }),
  ar: () => ({
    subject: 'رموز الاسترداد الجديدة',
    blocks: [
      'أُنشئت رموز استرداد جديدة لحسابكم في Mosta Expo، ولم تعد الرموز السابقة صالحة.',
      NOT_YOU.ar,
    ],
  }),
};

/** To whoever used a recovery code, and how many are left. */
export const CODE_USED_LETTER: LetterTexts<[left: number]> = {
  fr: (left) => ({
    subject: 'Un code de secours a été utilisé',
    blocks: [
      `Un code de secours de votre compte Mosta Expo vient d’être utilisé. Codes restants\u00a0: ${left}.`,
      'Vous pouvez en créer de nouveaux dans «\u00a0Mon compte\u00a0».',
      NOT_YOU.fr,
    ],
  }),
  en: (left) => ({
    subject: 'A recovery code was used',
    blocks: [
      `A recovery code of your Mosta Expo account was just used. Codes left: ${left}.`,
      'You can make new ones under “My account”.',
      NOT_YOU.en,
    ],
  }),
  ar: (left) => ({
    subject: 'استُعمل رمز استرداد',
    blocks: [
      `استُعمل للتو رمز استرداد لحسابكم في Mosta Expo. الرموز المتبقية: ${left}.`,
      'يمكنكم إنشاء رموز جديدة في صفحة «حسابي».',
      NOT_YOU.ar,
    ],
  }),
};
