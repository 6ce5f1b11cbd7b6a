import type { LetterTexts } from '../../outbox/fair-letter';

/** To a new address. It holds nothing that was typed, since anybody may have typed it. */
export const CONFIRMATION_LETTER: LetterTexts<[link: string]> = {
  fr: (link) => ({
    subject: 'Confirmez votre adresse e-mail',
    blocks: [
      'Un compte Mosta Expo a été ouvert avec cette adresse. Si c’est vous, confirmez-la par ce lien, valable deux jours et une seule fois.',
      { button: 'Confirmer mon adresse', link },
      'Une adresse confirmée permet de prendre des options sur des stands et de recevoir nos notifications par e-mail.',
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: sans confirmation, personne n’agit au nom de cette adresse.',
    ],
  }),
  en: (link) => ({
    subject: 'Confirm your e-mail address',
    blocks: [
      'A Mosta Expo account was opened with this address. If it was you, confirm the address by this link; it works for two days, and once.',
      { button: 'Confirm my address', link },
      'With a confirmed address you can hold stands and receive our notifications by e-mail.',
      'If you did not ask for this, ignore this message: without a confirmation nobody acts in the name of this address.',
    ],
  }),
  ar: (link) => ({
    subject: 'أكّدوا عنوان بريدكم الإلكتروني',
    blocks: [
      'فُتح حساب Mosta Expo بهذا العنوان. إن كنتم أصحابه فأكّدوه بهذا الرابط، وهو صالح يومين ولمرة واحدة.',
      { button: 'تأكيد عنواني', link },
      'يسمح العنوان المؤكَّد بحجز الأجنحة مبدئيًا وبتلقي إشعاراتنا عبر البريد الإلكتروني.',
      'إن لم تطلبوا شيئًا فتجاهلوا هذه الرسالة: دون تأكيد لا يتصرف أحد باسم هذا العنوان.',
    ],
  }),
};

/** To an address with which somebody signs up again. */
export const TAKEN_LETTER: LetterTexts<[login: string, forgotten: string]> = {
  fr: (login, forgotten) => ({
    subject: 'Vous avez déjà un compte Mosta Expo',
    blocks: [
      'Quelqu’un vient de s’inscrire à Mosta Expo avec cette adresse, qui a déjà un compte.',
      'Si c’est vous, connectez-vous à votre compte, et envoyez de là ce que vous vouliez envoyer.',
      { button: 'Se connecter', link: login },
      `Mot de passe oublié\u00a0: ${forgotten}`,
      'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: votre compte reste le vôtre, et l’autre ne pourra jamais confirmer votre adresse.',
    ],
  }),
  en: (login, forgotten) => ({
    subject: 'You already have a Mosta Expo account',
    blocks: [
      'Somebody has just signed up to Mosta Expo with this address, which already has an account.',
      'If it was you, sign in to your account, and send from there what you wanted to send.',
      { button: 'Sign in', link: login },
      `Forgotten password: ${forgotten}`,
      'If it was not you, there is nothing to do: your account stays yours, and the other can never confirm your address.',
    ],
  }),
  ar: (login, forgotten) => ({
    subject: 'لديكم حساب Mosta Expo بالفعل',
    blocks: [
      'سجّل شخص ما للتو في Mosta Expo بهذا العنوان، وله حساب بالفعل.',
      'إن كنتم أنتم فادخلوا إلى حسابكم، وأرسلوا منه ما أردتم إرساله.',
      { button: 'الدخول', link: login },
      `نسيتم كلمة المرور؟ ${forgotten}`,
      'إن لم تكونوا أنتم فلا يلزمكم شيء: يبقى حسابكم لكم، ولن يستطيع غيركم تأكيد عنوانكم أبدًا.',
    ],
  }),
};
