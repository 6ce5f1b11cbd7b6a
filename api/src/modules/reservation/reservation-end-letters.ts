import type { Language } from '@mosta/shared/contract/languages';
import { formatDate, formatTime } from '@mosta/shared/domain/format';
import { type FairLetter, type LetterTexts, letterIn } from '../../outbox/fair-letter';
import type { NoticeTexts } from '../notification/notice';

/** Says, in a notification and its mail, when stands go back to the sale, and what keeps them. */
export const WARNING: NoticeTexts<[codes: readonly string[], expiresAt: Date]> = {
  fr: (codes, expiresAt) => {
    const [day, one] = [formatDate('fr', expiresAt), codes.length === 1];
    return {
      title: `Votre réservation en attente prend fin le ${day}`,
      message: `${namedFr(codes)} ${one ? 'vous est gardé' : 'vous sont gardés'} jusqu’au ${day} à ${formatTime('fr', expiresAt)}. Sans confirmation de l’organisation d’ici là, ${backFr(codes)}. Votre dossier dit ce qu’il reste à faire\u00a0; vous pouvez aussi nous écrire.`,
    };
  },
  en: (codes, expiresAt) => {
    const [day, one] = [formatDate('en', expiresAt), codes.length === 1];
    return {
      title: `Your pending reservation ends on ${day}`,
      message: `${namedEn(codes)} ${one ? 'is' : 'are'} kept for you until ${day}, ${formatTime('en', expiresAt)}. Unless the organisers confirm by then, ${backEn(codes)}. Your application says what remains to be done; you can also write to us.`,
    };
  },
  ar: (codes, expiresAt) => {
    const day = formatDate('ar', expiresAt);
    return {
      title: `ينتهي حجزكم المعلّق في ${day}`,
      message: `${namedAr(codes)} لكم إلى غاية ${day} على الساعة ${formatTime('ar', expiresAt)}. دون تأكيد من الجهة المنظمة قبل ذلك ${BACK_AR}. يبيّن ملفكم ما يبقى القيام به، ويمكنكم أيضًا مراسلتنا.`,
    };
  },
};

/** Says that they have gone back. */
export const END: NoticeTexts<[codes: readonly string[]]> = {
  fr: (codes) => ({
    title: 'Votre réservation en attente a pris fin',
    message: `${namedFr(codes)} n’${codes.length === 1 ? 'a pas été confirmé' : 'ont pas été confirmés'} à temps\u00a0: ${backFr(codes)}. Votre dossier et vos autres lignes restent enregistrés\u00a0; vous pouvez choisir un autre emplacement.`,
  }),
  en: (codes) => ({
    title: 'Your pending reservation has ended',
    message: `${namedEn(codes)} ${codes.length === 1 ? 'was' : 'were'} not confirmed in time: ${backEn(codes)}. Your application and your other lines stay; you can choose another stand.`,
  }),
  ar: (codes) => ({
    title: 'انتهى حجزكم المعلّق',
    message: `لم يُؤكَّد في الوقت المحدد (${codes.join('، ')})، ولذلك ${BACK_AR}. يبقى ملفكم وبقية العناصر محفوظة، ويمكنكم اختيار موقع آخر.`,
  }),
};

const namedFr = (codes: readonly string[]) =>
  codes.length === 1 ? `Le stand ${codes[0]}` : `Les stands ${codes.join(', ')}`;
const backFr = (codes: readonly string[]) =>
  codes.length === 1 ? 'il redevient libre' : 'ils redeviennent libres';
const namedEn = (codes: readonly string[]) =>
  codes.length === 1 ? `Stand ${codes[0]}` : `Stands ${codes.join(', ')}`;
const backEn = (codes: readonly string[]) =>
  codes.length === 1 ? 'it becomes free again' : 'they become free again';
const namedAr = (codes: readonly string[]) =>
  codes.length === 1 ? `الجناح ${codes[0]} محفوظ` : `الأجنحة ${codes.join('، ')} محفوظة`;
const BACK_AR = 'يعود ما كان محفوظًا إلى البيع';

const frame =
  <Values extends unknown[]>(language: Language, texts: NoticeTexts<Values>, open: string) =>
  (link: string, ...values: Values) => {
    const { title, message } = texts[language](...values);
    return {
      subject: title,
      blocks: [formatDate(language, new Date()), message, { button: open, link }],
    };
  };

/** The mail of such a text. @param link leads to the reservation's participation */
export function endLetter<Values extends unknown[]>(
  language: Language,
  texts: NoticeTexts<Values>,
  link: string,
  ...values: Values
): FairLetter {
  const letters: LetterTexts<[string, ...Values]> = {
    fr: frame('fr', texts, 'Ouvrir mon dossier'),
    en: frame('en', texts, 'Open my application'),
    ar: frame('ar', texts, 'فتح ملفي'),
  };
  return letterIn(language, letters, link, ...values);
}
