import { useTranslation } from '@mosta/shared/i18n';
import { Alert, ButtonLink } from '@mosta/shared/ui';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { readOwnBadge } from './own-badge';

/** Leads to the badge that is kept on this device, where there is one. */
export function KeptBadgeLink() {
  const { t } = useTranslation('public');
  const [own] = useState(() => readOwnBadge());
  if (!own) return null;
  const { prenom, nom, token } = own.badge;
  return (
    <Alert
      severity="info"
      sx={{ mb: 8 }}
      action={
        <ButtonLink
          to={`${PATHS.badges}?${new URLSearchParams({ badge: token })}`}
          size="small"
          color="inherit"
        >
          {t('badge.kept.show')}
        </ButtonLink>
      }
    >
      {t('badge.kept.text', { name: `${prenom} ${nom}` })}
    </Alert>
  );
}
