import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mosta/shared/ui';
import type { MouseEvent } from 'react';
import type { ShownPlan } from './use-shown-plan';

/** Which hall is shown, where there is a choice, and which of its drawings. */
export function PlanSwitches(shown: ShownPlan) {
  const { halls, hall, drawings, drawing, onHall, onDrawing } = shown;
  const { t } = useTranslation('floorplan');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Switch
        label={t('drawing.hall')}
        values={halls}
        value={hall.id}
        addressOf={shown.hallAddress}
        onChange={onHall}
      />
      <Switch
        label={t('drawing.label')}
        values={drawings}
        value={drawing?.id ?? null}
        addressOf={shown.drawingAddress}
        onChange={onDrawing}
      />
    </Box>
  );
}

type SwitchProps = {
  label: string;
  values: readonly { id: string; name: string }[];
  value: string | null;
  /** Undefined where the choice has no address of its own. */
  addressOf: (id: string) => string | undefined;
  onChange: (id: string) => void;
};

/** Links where each value has an address, which work before any script; else buttons. */
function Switch({ label, values, value, addressOf, onChange }: SwitchProps) {
  if (values.length < 2) return null;
  if (addressOf(values[0]?.id ?? '') === undefined) {
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
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {values.map(({ id, name }) => (
        <Button
          key={id}
          component={Link}
          to={addressOf(id) ?? ''}
          replace
          preventScrollReset
          size="small"
          variant="outlined"
          aria-current={id === value ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (opensElsewhere(event)) return;
            // The choice is written into the address together with what was typed a moment ago.
            event.preventDefault();
            if (id !== value) onChange(id);
          }}
          sx={CURRENT}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

/** Whether the browser opens the link in another tab or window, or saves it. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Where grounds are taken away the choice is known by its outline. */
const OUTLINE = {
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-4px' },
} as const;
const PRESSED = { '&[aria-pressed=true]': OUTLINE } as const;
const CURRENT = {
  color: 'text.primary',
  borderColor: 'line',
  '&[aria-current], &[aria-current]:hover': { bgcolor: 'field', color: 'onBand', ...OUTLINE },
} as const;
