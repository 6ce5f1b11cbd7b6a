import { countryName } from '@mosta/shared/domain/country-name';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { FavouriteMark } from '../favourites/favourite-mark';
import type { StandOption } from '../list/stand-options';
import type { Occupant } from '../who/occupants';
import { sectorKey } from '../who/sector-key';

type PlaceSummaryProps = {
  option: StandOption;
  occupant: Occupant | undefined;
  /** Whether it is marked as a favourite here. */
  favourite?: boolean;
};

/** A place in three lines: what it is and its state, who is there, what for. */
export function PlaceSummary({ option, occupant, favourite = false }: PlaceSummaryProps) {
  const { name, status } = option;
  const { t, i18n } = useTranslation('floorplan');
  const language = useLanguage();
  return (
    <Box dir={i18n.dir()} sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'block' }}>
        <strong>{name}</strong>
        {status && ` · ${t(`list.${status}`)}`}
        {favourite && (
          <Box component="span" sx={{ marginInlineStart: 2, '& svg': { verticalAlign: '-2px' } }}>
            <FavouriteMark />
          </Box>
        )}
      </Box>
      {occupant && (
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            <bdi>{occupant.name}</bdi>
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'muted' }}>
            {t('who.line', {
              sector: t(sectorKey(occupant.sector)),
              country: countryName(occupant.country, language),
            })}
          </Box>
        </>
      )}
    </Box>
  );
}
