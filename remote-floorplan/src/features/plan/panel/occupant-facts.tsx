import { countryName } from '@mosta/shared/domain/country-name';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import type { Occupant } from '../who/occupants';
import { sectorKey } from '../who/sector-key';

/** Who is on the selected stand, with the way to its page. */
export function OccupantFacts({ occupant }: { occupant: Occupant }) {
  const { t } = useTranslation('floorplan');
  const language = useLanguage();
  const { name, sector, country, address } = occupant;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'muted' }}>
        {t('who.line', {
          sector: t(sectorKey(sector)),
          country: countryName(country, language),
        })}
      </Typography>
      <MuiLink component={Link} to={address} variant="body2" aria-label={t('who.pageOf', { name })}>
        {t('who.page')}
      </MuiLink>
    </Box>
  );
}
