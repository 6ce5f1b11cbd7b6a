import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';

type FormerNoticeProps = {
  participation: Participation;
  /** The exhibitor has no participation in the current edition. */
  absent: boolean;
};

/** Above a participation of a former edition: which one, that nothing in it changes, and the way into the current one. */
export function FormerNotice({ participation, absent }: FormerNoticeProps) {
  const { t } = useTranslation('exhibitor');
  const { year, registrations } = useEdition();
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 2,
        mb: 6,
        padding: { xs: 5, sm: 7 },
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
      }}
    >
      <Typography variant="h4" component="h3">
        {t('participation.former.title', { year: participation.edition })}
      </Typography>
      <Typography sx={{ maxInlineSize: '40em' }}>{t('participation.former.text')}</Typography>
      {absent && registrations === 'open' && (
        <Button component={Link} to={PATHS.participation} variant="contained" sx={{ mt: 2 }}>
          {t('participation.former.apply', { year })}
        </Button>
      )}
    </Box>
  );
}
