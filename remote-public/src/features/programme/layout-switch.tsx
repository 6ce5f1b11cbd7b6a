import { useTranslation } from '@mosta/shared/i18n';
import { Choice, Choices } from '../../choices';
import { LAYOUTS, type ProgrammeLayout } from './use-programme-view';

type LayoutSwitchProps = { layout: ProgrammeLayout; onChange: (layout: ProgrammeLayout) => void };

/** Whether the programme is a list, or a table of hours and places. */
export function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const { t } = useTranslation('public');
  return (
    <Choices label={t('schedule.layout.label')}>
      {LAYOUTS.map((one) => (
        <Choice key={one} value={one} selected={one === layout} onToggle={() => onChange(one)}>
          {t(`schedule.layout.${one}`)}
        </Choice>
      ))}
    </Choices>
  );
}
