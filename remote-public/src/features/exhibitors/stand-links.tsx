import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Button, PlaceIcon, Typography } from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';

/** The stands of an exhibitor, each with the way to it on the plan. */
export function StandLinks({ name, stands }: { name: string; stands: readonly string[] }) {
  const { t } = useTranslation('public');
  return stands.map((stand) => (
    <Button
      key={stand}
      component={Link}
      to={`${ELSEWHERE.plan}?stand=${encodeURIComponent(stand)}`}
      variant="outlined"
      startIcon={<PlaceIcon />}
      aria-label={t('directory.seeStand', { stand, name })}
      sx={{ fontVariantNumeric: 'tabular-nums', paddingInline: 4 }}
    >
      {stand}
    </Button>
  ));
}

/** The stands of then, which the plan of now does not show. */
export function FormerStands({ stands }: { stands: readonly string[] }) {
  const { t } = useTranslation('public');
  return (
    <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('directory.stands', { stands: stands.join(', ') })}
    </Typography>
  );
}
