import { isPremiumSize, isSampleEuroPrice } from '@mosta/shared/domain/stand-prices';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { Box } from '@mosta/shared/ui';
import { useInventory } from '../data/use-inventory';
import { amountsOf } from './amounts';

type BoothFactsProps = {
  offer: Pick<Stand, 'kind' | 'size' | 'prices'>;
  /** Whether it can still be had: only then has it a price. */
  free: boolean;
  /** The entrance nearest to it; unknown where the drawing does not show it. */
  entrance: string | undefined;
};

/** Size, kind and nearest entrance of a place; where it is free its price in every currency, or « Sur devis ». */
export function BoothFacts({ offer, free, entrance }: BoothFactsProps) {
  const edition = useEdition();
  const { kind, size, prices } = offer;
  const { t } = useTranslation('floorplan');
  const { find } = useInventory();
  const language = useLanguage();
  const amounts = amountsOf(prices, language);
  return (
    <Box component="dl" sx={FACTS}>
      <div>
        <dt>{t('panel.size')}</dt>
        <dd>{size === null ? t('panel.sizeUnknown') : t('panel.squareMetres', { size })}</dd>
      </div>
      {kind === 'stand' && isPremiumSize(size) && (
        <div>
          <dt>{t('panel.kind')}</dt>
          <dd>{t('panel.premium')}</dd>
        </div>
      )}
      {entrance && (
        <div>
          <dt>{t('panel.nearest')}</dt>
          <dd>{t('name.entrance', { code: find(entrance)?.name ?? entrance })}</dd>
        </div>
      )}
      {free && (
        <div>
          <dt>{t('panel.price')}</dt>
          <Box component="dd" sx={{ display: 'grid', justifyItems: 'end' }}>
            {amounts.map((amount) => (
              <span key={amount}>{t('panel.withoutTax', { amount })}</span>
            ))}
            {amounts.length === 0 && t('panel.onQuote')}
            {isSampleEuroPrice(edition, size, prices.EUR) && (
              <Box component="span" sx={{ color: 'muted', fontWeight: 400 }}>
                {t('panel.sampleEuro')}
              </Box>
            )}
          </Box>
        </div>
      )}
    </Box>
  );
}

const FACTS = {
  m: 0,
  mt: 3,
  display: 'grid',
  rowGap: 2,
  typography: 'body2',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 4,
    borderBlockStart: '1px solid',
    borderColor: 'line',
    paddingBlockStart: 2,
  },
  '& dt': { color: 'muted' },
  '& dd': { m: 0, fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;
