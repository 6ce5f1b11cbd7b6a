import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { memo, useId } from 'react';
import { FavouriteMark } from '../favourites/favourite-mark';
import { ChosenMark } from './chosen-mark';
import { KindMark } from './kind-mark';
import { OwnStar } from './own-star';
import { StatusMark } from './status-mark';

const STATUSES = ['free', 'held', 'reserved', 'blocked'] as const;
const CATEGORIES: readonly ShapeColour[] = [
  'orange',
  'green',
  'blue',
  'pink',
  'yellow',
  'purple',
  'grey',
];

type PlanLegendProps = {
  /** Whether the visitor's own stands are marked. */
  own: boolean;
  /** Whether favourites are. */
  favourites: boolean;
};

/** What grounds, patterns, frames and signs mean. */
export const PlanLegend = memo(function PlanLegend({ own, favourites }: PlanLegendProps) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('legend.title')}
      </Typography>
      <PlainList aria-label={t('legend.states')} sx={LIST}>
        {STATUSES.map((status) => (
          <li key={status}>
            <StatusMark status={status} />
            {t(`legend.${status}`)}
          </li>
        ))}
        <li>
          <ChosenMark />
          {t('legend.selected')}
        </li>
        {own && (
          <li>
            <OwnStar />
            {t('legend.mine')}
          </li>
        )}
        {favourites && (
          <li>
            <FavouriteMark />
            {t('favourite.mine')}
          </li>
        )}
      </PlainList>
      <PlainList aria-label={t('legend.kinds')} sx={{ ...LIST, mt: 3, color: 'muted' }}>
        {CATEGORIES.map((colour) => (
          <li key={colour}>
            <KindMark colour={colour} />
            {t(`legend.${colour}`)}
          </li>
        ))}
      </PlainList>
    </Box>
  );
});

const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 2,
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 2 },
} as const;
