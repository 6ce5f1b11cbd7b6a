import { EDITION } from '@mosta/shared/domain/edition';
import { useTranslation } from '@mosta/shared/i18n';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { ButtonLink, EmptyState } from '@mosta/shared/ui';
import type { ComponentProps } from 'react';
import { PATHS } from '../../paths';
import { BadgeForm } from './badge-form';

type BadgeRequestProps = ComponentProps<typeof BadgeForm> & {
  registrations?: Edition['registrations'];
};

/** The request form for a visitor's badge, or a notice that registrations are closed. */
export function BadgeRequest({ registrations, ...props }: BadgeRequestProps) {
  const { t } = useTranslation('public');
  if ((registrations ?? EDITION.registrations) === 'open') return <BadgeForm {...props} />;
  return (
    <EmptyState
      title={t('badgeForm.closed.title')}
      action={<ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>}
    >
      {t('badgeForm.closed.text')}
    </EmptyState>
  );
}
