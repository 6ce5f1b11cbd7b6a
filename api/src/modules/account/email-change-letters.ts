import type { LetterTexts } from '../../outbox/fair-letter';

/**
 * Tells the mailbox of an account that another is to take its place. It says nothing that was typed, and how to stop it:
 * a new password gives the change up.
 */
export const CHANGE_NOTICE: LetterTexts<[forgotten: string]> = {
  fr: (link) => ({
    subject: 'L’adresse de votre compte va changer',
    blocks: [
      'Le changement de l’adresse e-mail de votre compte Mosta Expo vient d’être demandé, avec votre mot de passe. Il se fait quand la nouvelle adresse est confirmée\u00a0; jusque-là, vous vous connectez avec celle-ci.',
      'Si c’est vous, vous n’avez rien à faire ici.',
      'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe\u00a0: la demande est alors annulée, et toutes vos sessions sont fermées.',
      { button: 'Choisir un autre mot de passe', link },
    ],
  }),
  en: (link) => ({
    subject: 'The address of your account is going to change',
    blocks: [
      'A change of the e-mail address of your Mosta Expo account has just been asked for, with your password. It happens when the new address is confirmed; until then you sign in with this one.',
      'If it was you, there is nothing to do here.',
      'If it was not you, choose another password at once: the change is then cancelled, and all your sessions are closed.',
      { button: 'Choose another password', link },
    ],
  }),
  ar: (link) => ({
    subject: 'سيتغير عنوان حسابكم',
    blocks: [
      'طُلب للتو تغيير عنوان البريد الإلكتروني لحسابكم في Mosta Expo بكلمة مروركم. يتم التغيير عند تأكيد العنوان الجديد؛ وإلى ذلك الحين تدخلون بهذا العنوان.',
      'إن كنتم أنتم فلا يلزمكم شيء هنا.',
      'إن لم تكونوا أنتم فاختاروا حالًا كلمة مرور أخرى: يُلغى الطلب عندئذٍ وتُغلق كل جلساتكم.',
      { button: 'اختيار كلمة مرور أخرى', link },
    ],
  }),
};

/** Tells the mailbox that somebody wants its address for an account. */
export const NEW_ADDRESS_LETTER: LetterTexts<[link: string]> = {
  fr: (link) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    blocks: [
      'Quelqu’un veut utiliser cette adresse pour son compte Mosta Expo. Si c’est vous, confirmez-la par ce lien, valable deux jours et une seule fois.',
      { button: 'Confirmer mon adresse', link },
      'Vous vous connecterez ensuite avec cette adresse.',
      'Si vous n’avez rien demandé, ignorez ce message\u00a0: sans confirmation, rien ne change.',
    ],
  }),
  en: (link) => ({
    subject: 'Confirm your new e-mail address',
    blocks: [
      'Somebody wants to use this address for their Mosta Expo account. If it was you, confirm it by this link; it works for two days, and once.',
      { button: 'Confirm my address', link },
      'From then on you sign in with this address.',
      'If you did not ask for this, ignore this message: without a confirmation nothing changes.',
    ],
  }),
  ar: (link) => ({
    subject: 'أكّدوا عنوان بريدكم الإلكتروني الجديد',
    blocks: [
      'يريد شخص ما استعمال هذا العنوان لحسابه في Mosta Expo. إن كنتم أنتم فأكّدوه بهذا الرابط، وهو صالح يومين ولمرة واحدة.',
      { button: 'تأكيد عنواني', link },
      'ستدخلون بعد ذلك بهذا العنوان.',
      'إن لم تطلبوا شيئًا فتجاهلوا هذه الرسالة: دون تأكيد لا يتغيّر شيء.',
    ],
  }),
};

/** Tells the owner of an account that somebody wanted its address for another. */
export const WANTED_ADDRESS_LETTER: LetterTexts<[login: string, forgotten: string]> = {
  fr: (login, forgotten) => ({
    subject: 'Vous avez déjà un compte Mosta Expo',
    blocks: [
      'Quelqu’un veut utiliser cette adresse pour un autre compte Mosta Expo, mais elle a déjà le sien.',
      'Si c’est vous, connectez-vous à ce compte, ou choisissez une autre adresse.',
      { button: 'Se connecter', link: login },
      `Mot de passe oublié\u00a0: ${forgotten}`,
      'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: votre compte reste le vôtre.',
    ],
  }),
  en: (login, forgotten) => ({
    subject: 'You already have a Mosta Expo account',
    blocks: [
      'Somebody wants to use this address for another Mosta Expo account, but it has one already.',
      'If it was you, sign in to that account, or choose another address.',
      { button: 'Sign in', link: login },
      `Forgotten password: ${forgotten}`,
      'If it was not you, there is nothing to do: your account stays yours.',
    ],
  }),
  ar: (login, forgotten) => ({
    subject: 'لديكم حساب Mosta Expo بالفعل',
    blocks: [
      'يريد شخص ما استعمال هذا العنوان لحساب آخر في Mosta Expo، لكن له حسابًا بالفعل.',
      'إن كنتم أنتم فادخلوا إلى ذلك الحساب أو اختاروا عنوانًا آخر.',
      { button: 'الدخول', link: login },
      `نسيتم كلمة المرور؟ ${forgotten}`,
      'إن لم تكونوا أنتم فلا يلزمكم شيء: يبقى حسابكم لكم.',
    ],
  }),
};
