import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { ButtonLink, EmptyState } from '@mosta/shared/ui';
import type { ComponentProps } from 'react';
import { PATHS } from '../../paths';
import { BadgeForm } from './badge-form';

/** The request form for a visitor's badge, or a notice that registrations are closed. */
export function BadgeRequest(props: ComponentProps<typeof BadgeForm>) {
  const { registrations } = useEdition();
  const { t } = useTranslation('public');
  if (registrations === 'open') return <BadgeForm {...props} />;
  return (
    <EmptyState
      title={t('badgeForm.closed.title')}
      action={<ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>}
    >
      {t('badgeForm.closed.text')}
    </EmptyState>
  );
}
