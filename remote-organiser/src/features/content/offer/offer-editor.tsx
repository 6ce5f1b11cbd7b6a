import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { formatMoney, money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  OFFER_DRAWINGS,
  type OfferContent,
  offerContentSchema,
} from '@mosta/shared/schemas/offer-content.schema';
import { Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';

/** How collective offers are written: texts in three languages, size, furniture and prices in two currencies. */
export function useOfferEditor(): KindEditor<'offer'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'offer',
      List: OfferEntries,
      Preview: OfferPreview,
      nameOf: ({ title }, reader) => shownText(title, reader),
      empty: () => EMPTY,
      rows: [
        [{ name: 'title', type: 'line', hint: t('content.offer.titleHint') }],
        [
          {
            ...{ name: 'drawing', type: 'choice' },
            options: OFFER_DRAWINGS.map((value) => ({
              ...{ value, label: t(`content.offer.drawings.${value}`) },
            })),
          },
          {
            ...{ name: 'squareMetres', type: 'number', required: false },
            hint: t('content.offer.sizeHint'),
          },
        ],
        [
          { name: 'chairs', type: 'number', required: true },
          { name: 'tables', type: 'number', required: true },
        ],
        [
          {
            ...{ name: 'details', type: 'text', lines: 3, required: false },
            hint: t('content.offer.detailsHint'),
          },
        ],
        [
          {
            ...{ name: 'priceDA', type: 'amount', currency: 'DZD', required: false },
            hint: t('content.offer.priceHint'),
          },
          {
            ...{ name: 'priceEuro', type: 'amount', currency: 'EUR', required: false },
            hint: t('content.offer.priceHint'),
          },
        ],
        [{ name: 'buttonLabel', type: 'line' }],
      ],
      schema: () => offerContentSchema,
    }),
    [t],
  );
}

function OfferEntries({ entries, hrefOf }: ListProps<'offer'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const factsOf = useFacts();
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'offer' }}
      nameOf={({ draft }) => shownText(draft.title, language)}
      noteOf={({ draft }) => factsOf(draft)}
      groups={[{ key: 'all', label: t('content.offer.title') }]}
      groupOf={() => 'all'}
    />
  );
}

function OfferPreview({ content, language }: PreviewProps<'offer'>) {
  const { title, details, buttonLabel } = content;
  const factsOf = useFacts();
  return (
    <>
      <Typography variant="h5" component="h3" {...textProps(title, language)} />
      <Typography sx={{ mt: 2 }}>{factsOf(content)}</Typography>
      {details.fr !== '' && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }} {...textProps(details, language)} />
      )}
      <Typography sx={{ mt: 2, fontWeight: 600 }} {...textProps(buttonLabel, language)} />
    </>
  );
}

/** Size, furniture and prices in one line. */
function useFacts(): (content: OfferContent) => string {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return ({ squareMetres, chairs, tables, priceDA, priceEuro }) =>
    [
      squareMetres === null
        ? t('content.offer.noSize')
        : t('content.offer.size', { size: squareMetres }),
      t('content.offer.furniture', { chairs, tables }),
      ...(priceDA === null ? [] : [formatMoney(money(priceDA, 'DZD'), language)]),
      ...(priceEuro === null ? [] : [formatMoney(money(priceEuro, 'EUR'), language)]),
      ...(priceDA === null && priceEuro === null ? [t('content.offer.onRequest')] : []),
    ].join(' · ');
}

const NONE = { fr: '', en: '', ar: '' };

const EMPTY: OfferContent = {
  ...{ sample: false, drawing: 'marquee', title: NONE, details: NONE, squareMetres: null },
  ...{ chairs: 0, tables: 0, priceDA: null, priceEuro: null },
  buttonLabel: { fr: 'Voir Organisateur', en: 'See organiser', ar: 'عرض المنظم' },
};
