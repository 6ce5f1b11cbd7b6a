import { nearestStands, type StandPlace } from '@mosta/shared/domain/stand-nearest';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, PlainList, Typography } from '@mosta/shared/ui';

/** Enough to choose from, few enough to read. */
const OFFERED = 4;

type NearestStandsProps = {
  wanted: StandPlace;
  /** Places that can be had now. */
  free: readonly StandPlace[];
  onSelect: (code: string) => void;
};

/** The free places that come nearest to one that cannot be had; each is selected by a click. */
export function NearestStands({ wanted, free, onSelect }: NearestStandsProps) {
  const { t } = useTranslation('floorplan');
  const offered = nearestStands(wanted, free, OFFERED);
  const same = offered.filter(({ size }) => size === wanted.size);
  const sizeText = wanted.size === null ? '' : 'WithSize';
  const text = (key: string) => t(`nearest.${key}${sizeText}`, { size: wanted.size });
  if (offered.length === 0) {
    return <Typography variant="body2">{t(`nearest.none.${wanted.kind}`)}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2">{text(same.length > 0 ? 'same' : 'other')}</Typography>
      <PlainList sx={LIST}>
        {(same.length > 0 ? same : offered).map(({ code, kind, size }) => (
          <li key={code}>
            <Button variant="outlined" size="small" onClick={() => onSelect(code)}>
              {t(`name.${kind}`, { code })}
              {same.length === 0 && size !== null && ` · ${t('panel.squareMetres', { size })}`}
            </Button>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
