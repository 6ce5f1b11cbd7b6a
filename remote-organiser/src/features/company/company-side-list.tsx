import { useTranslation } from '@mosta/shared/i18n';
import type { CompanyPage } from '@mosta/shared/schemas/organizer-company.schema';
import { SideList } from '../../ui/side-list';
import { SideRow } from '../../ui/side-row';
import { PER_PAGE } from './company.queries';
import { useFilter, useOpenCompany } from './company-address';

type CompanySideListProps = { page: CompanyPage; busy: boolean };

/** The page of companies beside the open one, which is marked. */
export function CompanySideList({ page: { companies, total }, busy }: CompanySideListProps) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const { id, addressOf } = useOpenCompany();
  return (
    <SideList
      label={t('common.pages.companies')}
      page={filter.page}
      perPage={PER_PAGE}
      total={total}
      busy={busy}
      onPage={(page) => change({ page })}
    >
      {companies.map(({ _id, name, person, editions }) => (
        <SideRow
          key={_id}
          name={name ?? person}
          to={addressOf(_id)}
          current={_id === id}
          badge={editions.join(', ')}
        >
          <bdi>{person}</bdi>
        </SideRow>
      ))}
    </SideList>
  );
}
