import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { FavouriteMark } from '../favourites/favourite-mark';
import { PLAN_COLOURS, PLAN_SHEET } from '../view/plan-colours';
import { ChosenMark } from './chosen-mark';
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

/** What grounds, patterns, frames and bars mean. */
export function PlanLegend({ own, favourites }: PlanLegendProps) {
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
            <KindBar colour={colour} />
            {t(`legend.${colour}`)}
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 2,
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 2 },
} as const;

/** The bar at the foot of a place. */
function KindBar({ colour }: { colour: ShapeColour }) {
  return (
    <span
      aria-hidden
      style={{
        flexShrink: 0,
        inlineSize: 18,
        blockSize: 8,
        boxSizing: 'border-box',
        borderRadius: 1,
        background: PLAN_COLOURS[colour],
        forcedColorAdjust: 'none',
        border: `1px solid ${PLAN_SHEET.stroke}`,
        boxShadow: `0 0 0 1px ${PLAN_SHEET.paper}`,
      }}
    />
  );
}
