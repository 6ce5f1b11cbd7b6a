import type { Language } from '@mosta/shared/contract/languages';
import type { NoticeTexts } from '../notification/notice';

/** What the members of an exhibitor are told of each other. */
const TITLE: Record<Language, string> = {
  fr: 'Personnes de l’entreprise',
  en: 'People of the company',
  ar: 'أعضاء الشركة',
};

/** A company whose name nobody has given yet. */
const NAMELESS: Record<Language, string> = { fr: 'l’entreprise', en: 'the company', ar: 'الشركة' };

type Named = { nom: string; prenom: string | null };

/** Somebody's name in a sentence. */
export function fullName({ nom, prenom }: Named): string {
  return prenom === null ? nom : `${prenom} ${nom}`;
}

const telling = <Values extends unknown[]>(
  messages: Record<Language, (...values: Values) => string>,
): NoticeTexts<Values> => ({
  fr: (...values) => ({ title: TITLE.fr, message: messages.fr(...values) }),
  en: (...values) => ({ title: TITLE.en, message: messages.en(...values) }),
  ar: (...values) => ({ title: TITLE.ar, message: messages.ar(...values) }),
});

export const JOINED = telling<[person: Named & { email: string }]>({
  fr: (person) => `${fullName(person)} (${person.email}) agit maintenant pour votre entreprise.`,
  en: (person) => `${fullName(person)} (${person.email}) now acts for your company.`,
  ar: (person) => `أصبح ${fullName(person)} (${person.email}) ينوب عن شركتكم.`,
});

export const LEFT = telling<[person: Named]>({
  fr: (person) => `${fullName(person)} n’agit plus pour votre entreprise.`,
  en: (person) => `${fullName(person)} no longer acts for your company.`,
  ar: (person) => `لم يعد ${fullName(person)} ينوب عن شركتكم.`,
});

export const REMOVED = telling<[company: string | null]>({
  fr: (company) =>
    `Vous n’agissez plus pour ${company ?? NAMELESS.fr}. Votre compte reste le vôtre.`,
  en: (company) =>
    `You no longer act for ${company ?? NAMELESS.en}. Your account remains your own.`,
  ar: (company) => `لم تعودوا تنوبون عن ${company ?? NAMELESS.ar}. يبقى حسابكم لكم.`,
});

export const HANDED_OVER = telling<[company: string | null]>({
  fr: (company) =>
    `Vous êtes maintenant responsable de ${company ?? NAMELESS.fr}\u00a0: vous invitez et retirez les personnes qui agissent pour elle.`,
  en: (company) =>
    `You are now responsible for ${company ?? NAMELESS.en}: you invite and remove the people who act for it.`,
  ar: (company) => `أصبحتم مسؤولين عن ${company ?? NAMELESS.ar}: تدعون من ينوبون عنها وتزيلونهم.`,
});

/** Without a name: nothing of an erased account shall stay. */
export const ERASED = {
  member: telling<[]>({
    fr: () => 'Une personne a effacé son compte et n’agit plus pour votre entreprise.',
    en: () => 'A person has erased their account and no longer acts for your company.',
    ar: () => 'حذف أحد الأشخاص حسابه ولم يعد ينوب عن شركتكم.',
  }),
  owner: telling<[]>({
    fr: () =>
      'Le responsable du compte a effacé le sien. La plus ancienne des personnes qui restent le remplace.',
    en: () =>
      'The person in charge of the account has erased theirs. The longest-standing of those who remain takes over.',
    ar: () => 'حذف المسؤول عن الحساب حسابه. يخلفه أقدم الأشخاص الباقين.',
  }),
};
