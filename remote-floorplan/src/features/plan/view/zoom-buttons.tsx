import { useTranslation } from '@mosta/shared/i18n';
import { AddIcon, Box, IconButton, RemoveIcon, RestartAltIcon } from '@mosta/shared/ui';

const STEP = 1.5;

type ZoomButtonsProps = { onZoom: (factor: number) => void; onReset: () => void };

export function ZoomButtons({ onZoom, onReset }: ZoomButtonsProps) {
  const { t } = useTranslation('floorplan');
  const border = { border: '1px solid', borderColor: 'line', bgcolor: 'surface' };
  return (
    <Box role="group" aria-label={t('view.tools')} sx={{ display: 'flex', gap: 1 }}>
      <IconButton aria-label={t('view.zoomIn')} onClick={() => onZoom(STEP)} sx={border}>
        <AddIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('view.zoomOut')} onClick={() => onZoom(1 / STEP)} sx={border}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('view.reset')} onClick={onReset} sx={border}>
        <RestartAltIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
