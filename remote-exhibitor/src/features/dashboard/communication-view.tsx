import { useTranslation } from '@mosta/shared/i18n';
import { EmptyState } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ViewHeading } from './view-heading';

/** No package is offered yet (specification, section 2); what was booked is a step away. */
export function CommunicationView({ action }: { action: ReactNode }) {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <ViewHeading>{t('dashboard.communication.title')}</ViewHeading>
      <EmptyState title={t('dashboard.communication.empty')} action={action}>
        {t('dashboard.communication.text')}
      </EmptyState>
    </>
  );
}
