import { useTranslation } from '@mosta/shared/i18n';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import { Box, Card, CardContent, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** What a person may choose for this browser. */
export function SettingsCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <Card sx={{ maxInlineSize: 680 }}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Setting label={t('dashboard.settings.language')}>
          <LanguageSwitch />
        </Setting>
        <Setting label={t('dashboard.settings.scheme')}>
          <SchemeSwitch />
        </Setting>
      </CardContent>
    </Card>
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
