import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { StaffPage } from '@mosta/shared/schemas/staff.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { Pager } from '../../ui/pager';
import { applicantName } from './applicant-name';
import { PER_PAGE } from './staff.queries';
import { useFilter, useOpenApplication } from './staff-address';
import { StatusBadge } from './status-badge';

/** The page of applications beside the open one, which is marked. */
export function SideList({ page: { applications, total } }: { page: StaffPage }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const [filter, change] = useFilter();
  const { id, addressOf } = useOpenApplication();
  return (
    <nav aria-label={t('frame.pages.staff')}>
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {applications.map((application) => (
          <Box component="li" key={application._id} sx={ROW}>
            <MuiLink
              component={Link}
              to={addressOf(application._id)}
              underline="none"
              preventScrollReset
              aria-current={application._id === id ? 'true' : undefined}
              sx={ROW_LINK}
            >
              <bdi>{applicantName(application)}</bdi>
            </MuiLink>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1 }}>
              <Typography variant="body2" color="textSecondary">
                <bdi>{application.studyLevel}</bdi>
                {' · '}
                <bdi>{formatDate(language, application.sentAt)}</bdi>
              </Typography>
              <StatusBadge status={application.status} />
            </Box>
          </Box>
        ))}
      </PlainList>
      <Pager
        page={filter.page}
        perPage={PER_PAGE}
        total={total}
        onPage={(to) => change({ page: to })}
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
