import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { ProfileGate } from '../../ui/profile-gate';
import { PageForm } from './page-form';
import { beginOf } from './page-values';
import { useOwnCompany, useOwnPage } from './profile.queries';

/** What the directory shows of the exhibitor; before it is written, it begins with the company of the participation. */
export function PageCard() {
  const { t } = useTranslation('exhibitor');
  const page = useOwnPage();
  const company = useOwnCompany();
  // the form begins once: with the company, where there is one
  const query = company.isPending ? { ...page, data: undefined, error: null } : page;
  return (
    <FormCard title={t('profile.page.title')} lead={t('profile.page.lead')}>
      <ProfileGate query={query}>
        {(own) => <PageForm own={own} begin={beginOf(own, company.data?.company ?? null)} />}
      </ProfileGate>
    </FormCard>
  );
}
