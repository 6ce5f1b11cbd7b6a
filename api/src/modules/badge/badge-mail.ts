import type { Language } from '@mosta/shared/contract/languages';
import { editionEnds, phaseOfDay } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import { cityName } from '../../city-name';
import { currentEdition, fairName } from '../../current-edition';
import { type LetterTexts, letterIn } from '../../outbox/fair-letter';
import type { MailOrder } from '../../outbox/mail-job';

type Addressee = { email: string; reference: string; language: Language };

const dates = (language: Language) => {
  const [first, last] = editionEnds(currentEdition());
  return formatDateRange(language, first.date, last.date);
};

/** How the badge is used, or that the fair for which it is valid is over. */
const usage = (use: string, over: string) =>
  phaseOfDay(currentEdition(), new Date()) === 'after' ? over : use;

const READY: LetterTexts<[reference: string, link: string]> = {
  fr: (reference, link) => ({
    subject: `Votre badge ${reference} pour ${fairName()}`,
    blocks: [
      `Votre badge ${reference} pour ${currentEdition().product} (${dates('fr')}, ${currentEdition().city}) est prêt. Vous l’ouvrez et l’imprimez à cette adresse.`,
      { button: 'Ouvrir mon badge', link },
      `${usage(
        'Imprimez-le ou présentez-le sur votre téléphone\u00a0: le code est lu une fois, à l’entrée.',
        `Ce salon est terminé\u00a0: le badge vaut pour son édition ${currentEdition().year} et n’ouvre pas les portes d’une autre.`,
      )} Gardez l’adresse pour vous\u00a0: elle montre aussi vos données, et permet de les effacer.`,
      'Si vous n’avez pas demandé ce badge, effacez-le à la même adresse, ou ignorez ce message.',
    ],
  }),
  en: (reference, link) => ({
    subject: `Your badge ${reference} for ${fairName()}`,
    blocks: [
      `Your badge ${reference} for ${currentEdition().product} (${dates('en')}, ${currentEdition().city}) is ready. Open and print it at this address.`,
      { button: 'Open my badge', link },
      `${usage(
        'Print it or show it on your phone: the code is read once, at the entrance.',
        `This fair is over: the badge is valid for its ${currentEdition().year} edition and opens the doors of no other.`,
      )} Keep the address to yourself: it also shows your data, and lets them be erased.`,
      'If you did not ask for this badge, erase it at the same address, or ignore this message.',
    ],
  }),
  ar: (reference, link) => ({
    subject: `شارتكم ${reference} لـ ${fairName()}`,
    blocks: [
      `شارتكم ${reference} لـ ${currentEdition().product} (${dates('ar')}، ${cityName('ar', currentEdition().city)}) جاهزة. تفتحونها وتطبعونها من هذا العنوان.`,
      { button: 'فتح شارتي', link },
      `${usage(
        'اطبعوها أو اعرضوها على هاتفكم: يُقرأ الرمز مرة واحدة عند المدخل.',
        `انتهى هذا المعرض: الشارة صالحة لدورة ${currentEdition().year} ولا تفتح أبواب دورة أخرى.`,
      )} احتفظوا بالعنوان لأنفسكم: فهو يعرض بياناتكم أيضًا ويسمح بمحوها.`,
      'إن لم تطلبوا هذه الشارة فامحوها من العنوان نفسه أو تجاهلوا هذه الرسالة.',
    ],
  }),
};

const REVOKED: LetterTexts<[reference: string]> = {
  fr: (reference) => ({
    subject: `Votre badge ${reference} pour ${fairName()}`,
    blocks: [
      `Votre badge ${reference} n’est plus valable. Pour en parler, écrivez à ${currentEdition().contact.email}.`,
    ],
  }),
  en: (reference) => ({
    subject: `Your badge ${reference} for ${fairName()}`,
    blocks: [
      `Your badge ${reference} is no longer valid. To talk about it, write to ${currentEdition().contact.email}.`,
    ],
  }),
  ar: (reference) => ({
    subject: `شارتكم ${reference} لـ ${fairName()}`,
    blocks: [
      `لم تعد شارتكم ${reference} صالحة. للاستفسار راسلوا ${currentEdition().contact.email}.`,
    ],
  }),
};

/**
 * The mail that leads to a badge. Anybody may type anybody's address: nothing that was typed is sent to it, and the badge
 * is drawn for whoever opens the link.
 * @param link opens the badge to its holder
 */
export function badgeMail({ email, reference, language }: Addressee, link: string): MailOrder {
  return { to: email, letter: letterIn(language, READY, reference, link) };
}

/** The mail to somebody who asks again for a badge that organisers revoked. */
export function revokedMail({ email, reference, language }: Addressee): MailOrder {
  return { to: email, letter: letterIn(language, REVOKED, reference) };
}

export function badgeFileName(reference: string): string {
  return `badge-${reference}.pdf`;
}
