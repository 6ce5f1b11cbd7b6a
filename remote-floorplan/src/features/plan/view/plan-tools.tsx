import { useTranslation } from '@mosta/shared/i18n';
import {
  AddIcon,
  Box,
  CloseIcon,
  ExpandMoreIcon,
  IconButton,
  RemoveIcon,
  RestartAltIcon,
} from '@mosta/shared/ui';
import { PAN_STEP, ZOOM_STEP } from './plan-keys';

type PlanToolsProps = {
  onPan: (right: number, down: number) => void;
  onZoom: (factor: number) => void;
  onWhole: () => void;
  full: boolean;
  onFull: (full: boolean) => void;
};

const BORDER = {
  border: '1px solid',
  borderColor: 'line',
  bgcolor: 'surface',
} as const;
/** Four and four: where they do not fit in one row, they make two equal ones. */
const ROW = { display: 'flex', gap: 1 } as const;
/** Turns of the one arrow that points down. The plan itself is never mirrored, so neither are its directions. */
const PANS = [
  { key: 'panLeft', right: -PAN_STEP, down: 0, turn: 90 },
  { key: 'panUp', right: 0, down: -PAN_STEP, turn: 180 },
  { key: 'panDown', right: 0, down: PAN_STEP, turn: 0 },
  { key: 'panRight', right: PAN_STEP, down: 0, turn: -90 },
] as const;

/** Everything that dragging and the wheel do, as buttons (WCAG 2.5.7). */
export function PlanTools({ onPan, onZoom, onWhole, full, onFull }: PlanToolsProps) {
  const { t } = useTranslation('floorplan');
  const label = t(full ? 'view.leaveFull' : 'view.full');
  return (
    <Box role="group" aria-label={t('view.tools')} dir="ltr" sx={{ ...ROW, flexWrap: 'wrap' }}>
      <Box sx={ROW}>
        <IconButton aria-label={t('view.zoomIn')} onClick={() => onZoom(ZOOM_STEP)} sx={BORDER}>
          <AddIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={t('view.zoomOut')}
          onClick={() => onZoom(1 / ZOOM_STEP)}
          sx={BORDER}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('view.reset')} onClick={onWhole} sx={BORDER}>
          <RestartAltIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={label} onClick={() => onFull(!full)} sx={BORDER}>
          {full ? <CloseIcon fontSize="small" /> : <FullScreenMark />}
        </IconButton>
      </Box>
      <Box sx={ROW}>
        {PANS.map(({ key, right, down, turn }) => (
          <IconButton
            key={key}
            aria-label={t(`view.${key}`)}
            onClick={() => onPan(right, down)}
            sx={BORDER}
          >
            <ExpandMoreIcon fontSize="small" style={{ transform: `rotate(${turn}deg)` }} />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

/** Four corners. */
function FullScreenMark() {
  return (
    <svg aria-hidden width={20} height={20} viewBox="0 0 20 20">
      <path
        d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </svg>
  );
}
