import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Typography, useNow } from '@mosta/shared/ui';
import { useEffect, useEffectEvent } from 'react';

const SECOND_MS = 1000;
const two = (value: number) => String(value).padStart(2, '0');

type HoldCountdownProps = {
  /** Epoch milliseconds by this device's clock. */
  endsAt: number;
  /** Called once, when the time is over. */
  onOver: () => void;
};

/** How long a hold still runs; not announced each second. */
export function HoldCountdown({ endsAt, onOver }: HoldCountdownProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const left = useSecondsLeft(endsAt, onOver);
  if (left === 0)
    return <Typography color="textSecondary">{t('dashboard.stands.over')}</Typography>;
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const text =
    hours > 0
      ? t('dashboard.stands.hoursLeft', { hours, minutes: two(minutes) })
      : t('dashboard.stands.minutesLeft', { minutes, seconds: two(left % 60) });
  return (
    <Typography role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('dashboard.stands.until', {
        date: formatDate(language, new Date(endsAt)),
        time: formatTime(language, new Date(endsAt)),
        left: text,
      })}
    </Typography>
  );
}

/** Whole seconds until an instant, never below 0. */
function useSecondsLeft(endsAt: number, onOver: () => void): number {
  const now = useNow(SECOND_MS).getTime();
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const over = left === 0;
  const notifyOver = useEffectEvent(onOver);
  useEffect(() => {
    if (over) notifyOver();
  }, [over]);
  return left;
}
