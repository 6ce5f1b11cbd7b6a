import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import { SLOW_AFTER_MS } from '../contract/loading';

/** Stands beside a placeholder: says after a while that what comes is slow, and nothing before. */
export function SlowSentence() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? (
    <Typography aria-live="polite" sx={{ padding: 4, textAlign: 'center' }}>
      {t('slow')}
    </Typography>
  ) : null;
}
