import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;
const two = (value: number) => String(value).padStart(2, '0');

type OptionCountdownProps = {
  /** ISO 8601 instant. */
  expires: string;
  /** Called once, when the time is over. */
  onOver: () => void;
};

/** How long an option still runs; not announced each second. */
export function OptionCountdown({ expires, onOver }: OptionCountdownProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const left = useSecondsLeft(expires, onOver);
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
      {t('dashboard.stands.until', { time: formatTime(language, new Date(expires)), left: text })}
    </Typography>
  );
}

/** Whole seconds until an instant, never below 0. */
function useSecondsLeft(expires: string, onOver: () => void): number {
  const end = Date.parse(expires);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((end - now) / SECOND));
  const over = left === 0;
  const notifyOver = useEffectEvent(onOver);
  useEffect(() => {
    if (over) notifyOver();
  }, [over]);
  return left;
}
