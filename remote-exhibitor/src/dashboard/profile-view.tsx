import { useTranslation } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { UnsavedGuard } from '@mosta/shared/workspace/unsaved-guard';
import { CompanyCard } from './profile/company-card';
import { PageCard } from './profile/page-card';
import { PersonCard } from './profile/person-card';

/** The person, the company and the public page of an exhibitor. */
export function ProfileView() {
  const { t } = useTranslation('exhibitor');
  return (
    <UnsavedGuard text={t('profile.leave')} parameters={['vue']}>
      <Box sx={{ display: 'grid', gap: 6, maxInlineSize: 920, '& > *': { minInlineSize: 0 } }}>
        <PersonCard />
        <CompanyCard />
        <PageCard />
      </Box>
    </UnsavedGuard>
  );
}
