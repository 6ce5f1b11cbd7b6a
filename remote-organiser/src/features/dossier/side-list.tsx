import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { ParticipationPage } from '@mosta/shared/schemas/participation.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { Pager } from '../../ui/pager';
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
          <Box component="li" key={_id} sx={ROW}>
            <MuiLink
              component={Link}
              to={addressOf(_id)}
              underline="none"
              preventScrollReset
              aria-current={_id === id ? 'true' : undefined}
              sx={ROW_LINK}
            >
              <bdi>{company}</bdi>
            </MuiLink>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {reference}
                {unreadMessages > 0 && ` · ${t('unread', { count: unreadMessages })}`}
              </Typography>
              <StageBadge stage={stage} />
            </Box>
          </Box>
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

const ROW = {
  position: 'relative',
  padding: 3,
  borderRadius: RADIUS.field,
  border: '1px solid transparent',
  '&:hover': { bgcolor: 'wheat' },
  '&:has([aria-current="true"])': { bgcolor: 'wheat', borderColor: 'olive' },
} as const;

const ROW_LINK = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
