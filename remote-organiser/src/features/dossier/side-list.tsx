import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationPage } from '@mosta/shared/schemas/participation.schema';
import { PlainList } from '@mosta/shared/ui';
import { Pager } from '../../ui/pager';
import { SideRow } from '../../ui/side-row';
import { PER_PAGE } from './dossier.queries';
import { useFilter, useOpenParticipation } from './dossier-address';
import { StageBadge } from './stage-badge';

/** The page of participations beside the open one, which is marked. */
export function SideList({ page: { participations, total } }: { page: ParticipationPage }) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const { id, addressOf } = useOpenParticipation();
  return (
    <nav aria-label={t('list.title')}>
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {participations.map(({ _id, company, reference, stage, unreadMessages }) => (
          <SideRow
            key={_id}
            name={company}
            to={addressOf(_id)}
            current={_id === id}
            badge={<StageBadge stage={stage} />}
          >
            {reference}
            {unreadMessages > 0 && ` · ${t('unread', { count: unreadMessages })}`}
          </SideRow>
        ))}
      </PlainList>
      <Pager
        page={filter.page}
        perPage={PER_PAGE}
        total={total}
        onPage={(page) => change({ page })}
      />
    </nav>
  );
}
