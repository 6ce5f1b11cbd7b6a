import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { StaffPage } from '@mosta/shared/schemas/staff.schema';
import { SideList } from '../../ui/side-list';
import { SideRow } from '../../ui/side-row';
import { applicantName } from './applicant-name';
import { PER_PAGE } from './staff.queries';
import { useFilter, useOpenApplication } from './staff-address';
import { StatusBadge } from './status-badge';

type ApplicationSideListProps = { page: StaffPage; busy: boolean };

/** The page of applications beside the open one, which is marked. */
export function ApplicationSideList({
  page: { applications, total },
  busy,
}: ApplicationSideListProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const [filter, change] = useFilter();
  const { id, addressOf } = useOpenApplication();
  return (
    <SideList
      label={t('common.pages.staff')}
      page={filter.page}
      perPage={PER_PAGE}
      total={total}
      busy={busy}
      onPage={(page) => change({ page })}
    >
      {applications.map((application) => (
        <SideRow
          key={application._id}
          name={applicantName(application)}
          to={addressOf(application._id)}
          current={application._id === id}
          badge={<StatusBadge status={application.status} />}
        >
          <bdi>{application.studyLevel}</bdi>
          {' · '}
          <bdi>{formatDate(language, application.sentAt)}</bdi>
        </SideRow>
      ))}
    </SideList>
  );
}
