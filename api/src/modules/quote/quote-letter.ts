import { formatDate } from '@mosta/shared/domain/format';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { fairName } from '../../current-edition';
import type { LetterTexts } from '../../outbox/fair-letter';

type Quote = Pick<QuoteAnswer, 'reference' | 'validUntil' | 'expired'>;

/**
 * Leads to a quote. Anybody may type anybody's address: it has fixed words and two links, of which one opens the
 * quote and the other gives its PDF.
 */
export const QUOTE_LETTER: LetterTexts<[quote: Quote, link: string, document: string]> = {
  fr: ({ reference, validUntil, expired }, link, document) => {
    const until = formatDate('fr', new Date(validUntil));
    return {
      subject: `Votre devis ${reference} – ${fairName()}`,
      blocks: [
        `Le devis ${reference} pour ${fairName()} est prêt. ${
          expired ? `Il était valable jusqu’au ${until}.` : `Il est valable jusqu’au ${until}.`
        }`,
        'Vous l’ouvrez à cette adresse, et en téléchargez le document à la suivante, sans compte.',
        { button: 'Ouvrir le devis', link },
        { button: 'Télécharger le PDF', link: document },
        'Qui connaît ces adresses peut lire le devis\u00a0: ne les transmettez qu’aux personnes concernées.',
        'Si vous n’avez pas demandé ce message, ignorez-le.',
      ],
    };
  },
  en: ({ reference, validUntil, expired }, link, document) => {
    const until = formatDate('en', new Date(validUntil));
    return {
      subject: `Your quote ${reference} – ${fairName()}`,
      blocks: [
        `The quote ${reference} for ${fairName()} is ready. ${
          expired ? `It was valid until ${until}.` : `It is valid until ${until}.`
        }`,
        'Open it at this address, and download its document at the next one, without an account.',
        { button: 'Open the quote', link },
        { button: 'Download the PDF', link: document },
        'Whoever knows these addresses can read the quote: pass them on only to those concerned.',
        'If you did not ask for this message, ignore it.',
      ],
    };
  },
  ar: ({ reference, validUntil, expired }, link, document) => {
    const until = formatDate('ar', new Date(validUntil));
    return {
      subject: `عرض السعر ${reference} – ${fairName()}`,
      blocks: [
        `عرض السعر ${reference} لـ ${fairName()} جاهز. ${
          expired ? `كان صالحًا إلى غاية ${until}.` : `هو صالح إلى غاية ${until}.`
        }`,
        'تفتحونه من هذا العنوان، وتنزّلون وثيقته من العنوان الموالي، دون حساب.',
        { button: 'فتح عرض السعر', link },
        { button: 'تنزيل ملف PDF', link: document },
        'من يعرف هذين العنوانين يمكنه قراءة عرض السعر: لا ترسلوهما إلا إلى المعنيين.',
        'إن لم تطلبوا هذه الرسالة فتجاهلوها.',
      ],
    };
  },
};
