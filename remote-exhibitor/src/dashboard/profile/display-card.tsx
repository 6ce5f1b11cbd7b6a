import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** What a person may choose for this browser. */
export function DisplayCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('settings.display')} lead={t('settings.displayLead')}>
      <Setting label={t('settings.language')}>
        <LanguageSwitch />
      </Setting>
      <Setting label={t('settings.scheme')}>
        <SchemeSwitch />
      </Setting>
    </FormCard>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 }}>
      <Typography>{label}</Typography>
      {children}
    </Box>
  );
}
