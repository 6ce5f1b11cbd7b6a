import { useTranslation } from '@mosta/shared/i18n';
import { Box, ToggleButton, ToggleButtonGroup } from '@mosta/shared/ui';
import type { ShownPlan } from './use-shown-plan';

/** Which hall is shown, where there is a choice, and which of its drawings. */
export function PlanSwitches({ halls, hall, drawings, drawing, onHall, onDrawing }: ShownPlan) {
  const { t } = useTranslation('floorplan');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Switch label={t('drawing.hall')} values={halls} value={hall.id} onChange={onHall} />
      <Switch
        label={t('drawing.label')}
        values={drawings}
        value={drawing?.id ?? null}
        onChange={onDrawing}
      />
    </Box>
  );
}

type SwitchProps = {
  label: string;
  values: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (id: string) => void;
};

function Switch({ label, values, value, onChange }: SwitchProps) {
  if (values.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, next: string | null) => next && onChange(next)}
    >
      {values.map(({ id, name }) => (
        <ToggleButton key={id} value={id} sx={PRESSED}>
          {name}
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
