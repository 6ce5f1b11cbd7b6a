import { useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import type { ShapeColour } from '../core/shape.schema';
import { StatusMark } from './status-mark';

const CATEGORIES: readonly ShapeColour[] = [
  'orange',
  'green',
  'blue',
  'pink',
  'yellow',
  'purple',
  'grey',
];

/** What colours and frames mean. */
export function PlanLegend({
  own,
}: {
  /** Whether the visitor's own stands are marked. */ own: boolean;
}) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('legend.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 6,
          rowGap: 2,
          typography: 'body2',
          '& li': { display: 'flex', alignItems: 'center', gap: 2 },
        }}
      >
        <li>
          <StatusMark available />
          {t('legend.available')}
        </li>
        <li>
          <StatusMark available={false} />
          {t('legend.reserved')}
        </li>
        {own && (
          <li>
            <StatusMark available={false} own />
            {t('legend.mine')}
          </li>
        )}
        {CATEGORIES.map((colour) => (
          <li key={colour}>
            <StatusMark available={false} colour={colour} />
            {t(`legend.${colour}`)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
