import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, Button, PlaceIcon, Typography } from '@mosta/shared/ui';
import { memo } from 'react';
import { ELSEWHERE } from '../../paths';
import type { ListedExhibitor } from './exhibitor-search';

/** One exhibitor; the stand leads to its place on the plan. Drawn once while the others come and go. */
export const ExhibitorRow = memo(function ExhibitorRow({
  exhibitor,
}: {
  exhibitor: ListedExhibitor;
}) {
  const { t } = useTranslation('public');
  const { name, sectorName, countryName, stand } = exhibitor;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '4fr 4fr 2fr auto' },
        columnGap: { xs: 4, md: 6 },
        rowGap: 1,
        alignItems: 'center',
        paddingBlock: 4,
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      <Typography variant="h5" component="h3" sx={{ gridColumn: 1 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography sx={{ gridColumn: { xs: 1, md: 2 }, color: 'text.secondary' }}>
        {sectorName}
      </Typography>
      <Typography sx={{ gridColumn: { xs: 1, md: 3 }, color: 'text.secondary' }}>
        {countryName}
      </Typography>
      <Button
        component={Link}
        to={`${ELSEWHERE.plan}?stand=${stand}`}
        variant="outlined"
        startIcon={<PlaceIcon />}
        aria-label={t('directory.seeStand', { stand, name })}
        sx={{
          gridColumn: { xs: 2, md: 4 },
          gridRow: { xs: '1 / span 3', md: 1 },
          fontVariantNumeric: 'tabular-nums',
          paddingInline: 4,
        }}
      >
        {stand}
      </Button>
    </Box>
  );
});
