import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationPage } from '@mosta/shared/schemas/participation.schema';
import { SideList } from '../../ui/side-list';
import { SideRow } from '../../ui/side-row';
import { PER_PAGE } from './dossier.queries';
import { useFilter, useOpenParticipation } from './dossier-address';
import { StageBadge } from './stage-badge';

type DossierSideListProps = { page: ParticipationPage; busy: boolean };

/** The page of participations beside the open one, which is marked. */
export function DossierSideList({ page: { participations, total }, busy }: DossierSideListProps) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const { id, addressOf } = useOpenParticipation();
  return (
    <SideList
      label={t('list.title')}
      page={filter.page}
      perPage={PER_PAGE}
      total={total}
      busy={busy}
      onPage={(page) => change({ page })}
    >
      {participations.map(({ _id, company, reference, stage, unreadMessages }) => (
        <SideRow
          key={_id}
          name={company}
          to={addressOf(_id)}
          current={_id === id}
          badge={<StageBadge stage={stage} />}
        >
          {reference}
          {unreadMessages > 0 && ` · ${t('list.unread', { count: unreadMessages })}`}
        </SideRow>
      ))}
    </SideList>
  );
}
