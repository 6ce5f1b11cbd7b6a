import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { DataCard } from './profile/data-card';
import { DisplayCard } from './profile/display-card';

type SettingsViewProps = {
  /** People of the company, e-mail address, password, sessions and notification choices. */
  children?: ReactNode;
};

/** Language and appearance, people of the company, e-mail address, password, sessions, notifications, personal data. */
export function SettingsView({ children }: SettingsViewProps) {
  return (
    <Box sx={{ display: 'grid', gap: 6, maxInlineSize: 920, '& > *': { minInlineSize: 0 } }}>
      <DisplayCard />
      {children}
      <DataCard />
    </Box>
  );
}
