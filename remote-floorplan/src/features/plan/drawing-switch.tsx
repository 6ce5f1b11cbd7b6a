import { useTranslation } from '@mosta/shared/i18n';
import { ToggleButton, ToggleButtonGroup } from '@mosta/shared/ui';
import { DRAWING_IDS, type DrawingId } from './data/load-plan';

type DrawingSwitchProps = { drawing: DrawingId; onChange: (drawing: DrawingId) => void };

export function DrawingSwitch({ drawing, onChange }: DrawingSwitchProps) {
  const { t } = useTranslation('floorplan');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={drawing}
      aria-label={t('drawing.label')}
      onChange={(_event, next: DrawingId | null) => next && onChange(next)}
    >
      {DRAWING_IDS.map((id) => (
        <ToggleButton key={id} value={id} sx={PRESSED}>
          {t(`drawing.${id}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Where grounds are taken away a pressed button is known by its outline. */
const PRESSED = {
  '@media (forced-colors: active)': {
    '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
} as const;
