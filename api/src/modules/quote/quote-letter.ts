import { formatDate } from '@mosta/shared/domain/format';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { fairName } from '../../current-edition';
import type { LetterTexts } from '../../outbox/fair-letter';

type Quote = Pick<QuoteAnswer, 'reference' | 'validUntil' | 'expired'>;

/** Leads to a quote. Anybody may type anybody's address: it has fixed words and the link, and whoever opens that finds the document. */
export const QUOTE_LETTER: LetterTexts<[quote: Quote, link: string]> = {
  fr: ({ reference, validUntil, expired }, link) => {
    const until = formatDate('fr', new Date(validUntil));
    return {
      subject: `Votre devis ${reference} – ${fairName()}`,
      blocks: [
        `Le devis ${reference} pour ${fairName()} est prêt. ${
          expired ? `Il était valable jusqu’au ${until}.` : `Il est valable jusqu’au ${until}.`
        }`,
        'Vous l’ouvrez, et en téléchargez le document, à cette adresse.',
        { button: 'Ouvrir le devis', link },
        'Qui connaît cette adresse peut lire le devis\u00a0: ne la transmettez qu’aux personnes concernées.',
        'Si vous n’avez pas demandé ce message, ignorez-le.',
      ],
    };
  },
  en: ({ reference, validUntil, expired }, link) => {
    const until = formatDate('en', new Date(validUntil));
    return {
      subject: `Your quote ${reference} – ${fairName()}`,
      blocks: [
        `The quote ${reference} for ${fairName()} is ready. ${
          expired ? `It was valid until ${until}.` : `It is valid until ${until}.`
        }`,
        'Open it, and download its document, at this address.',
        { button: 'Open the quote', link },
        'Whoever knows this address can read the quote: pass it on only to those concerned.',
        'If you did not ask for this message, ignore it.',
      ],
    };
  },
  ar: ({ reference, validUntil, expired }, link) => {
    const until = formatDate('ar', new Date(validUntil));
    return {
      subject: `عرض السعر ${reference} – ${fairName()}`,
      blocks: [
        `عرض السعر ${reference} لـ ${fairName()} جاهز. ${
          expired ? `كان صالحًا إلى غاية ${until}.` : `هو صالح إلى غاية ${until}.`
        }`,
        'تفتحونه وتنزّلون وثيقته من هذا العنوان.',
        { button: 'فتح عرض السعر', link },
        'من يعرف هذا العنوان يمكنه قراءة عرض السعر: لا ترسلوه إلا إلى المعنيين.',
        'إن لم تطلبوا هذه الرسالة فتجاهلوها.',
      ],
    };
  },
};
