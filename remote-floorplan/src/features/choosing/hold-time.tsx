import { useTranslation } from '@mosta/shared/i18n';
import { visuallyHidden } from '@mosta/shared/ui';
import { remainingOf, thresholdOf } from './remaining-time';

type HoldTimeProps = {
  code: string;
  /** Milliseconds. */
  left: number;
};

/** What is left of a hold. It ticks silently and is read out at a few thresholds only. */
export function HoldTime({ code, left }: HoldTimeProps) {
  const { t } = useTranslation('floorplan');
  const { unit, ...parts } = remainingOf(left);
  const threshold = thresholdOf(left);
  return (
    <>
      <span role="timer" aria-live="off" style={FIGURES}>
        {t(`hold.left.${unit}`, parts)}
      </span>
      <span aria-live="polite" style={visuallyHidden}>
        {threshold && t('hold.soon', { code, minutes: threshold })}
      </span>
    </>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
