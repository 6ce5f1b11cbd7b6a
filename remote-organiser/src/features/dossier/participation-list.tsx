import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type {
  ParticipationPage,
  ParticipationSummary,
} from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  Box,
  Button,
  EmptyState,
  LoadingState,
  MuiLink,
  PlainList,
  Typography,
} from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useParticipationPage } from './dossier.queries';
import { type Filter, useFilter, useOpenParticipation } from './dossier-address';
import { StageBadge } from './stage-badge';

/** The participations that the filter wants, the newest first. */
export function ParticipationList() {
  const [filter, change] = useFilter();
  const { t } = useTranslation('organiser');
  const filtered = filter.stage !== null || filter.search !== '';
  return (
    <Page
      // another filter begins at its first page
      key={`${filter.stage} ${filter.search}`}
      filter={filter}
      none={
        <EmptyState
          title={t(`list.${filtered ? 'nothingFound' : 'none'}`)}
          action={
            filtered && (
              <Button variant="outlined" onClick={() => change({ stage: null, search: '' })}>
                {t('list.all')}
              </Button>
            )
          }
        >
          {t(`list.${filtered ? 'nothingFoundText' : 'noneText'}`)}
        </EmptyState>
      }
    />
  );
}

type PageProps = { filter: Filter; before?: string; none: ReactNode };

function Page({ filter, before, none }: PageProps) {
  const { t } = useTranslation('organiser');
  return (
    <QueryGate
      query={useParticipationPage(filter, before)}
      loading={<LoadingState label={t('loading')} />}
      failed={t('list.failed')}
      empty={{ when: ({ participations }) => participations.length === 0, show: none }}
    >
      {(page) => <LoadedPage page={page} filter={filter} none={none} first={!before} />}
    </QueryGate>
  );
}

type LoadedPageProps = Omit<PageProps, 'before'> & { page: ParticipationPage; first: boolean };

function LoadedPage({ page: { participations, next }, filter, none, first }: LoadedPageProps) {
  const { t } = useTranslation('organiser');
  const [more, showMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the button that asked for these is gone
    if (!first) list.current?.querySelector('a')?.focus();
  }, [first]);
  return (
    <>
      <PlainList ref={list}>
        {participations.map((one) => (
          <Row key={one._id} participation={one} />
        ))}
      </PlainList>
      {next !== null &&
        (more ? (
          <Page filter={filter} before={next} none={none} />
        ) : (
          <Button variant="outlined" onClick={() => showMore(true)} sx={{ mt: 5 }}>
            {t('list.more')}
          </Button>
        ))}
    </>
  );
}

function Row({ participation }: { participation: ParticipationSummary }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { addressOf } = useOpenParticipation();
  const { _id, reference, company, exhibitor, stage, complete, createdAt, unreadMessages } =
    participation;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        padding: 4,
        borderBlockStart: '1px solid',
        borderColor: 'line',
        '&:hover': { bgcolor: 'wheat' },
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <MuiLink
          component={Link}
          to={addressOf(_id)}
          underline="hover"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            // the whole row leads there
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <bdi>{company}</bdi>
        </MuiLink>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{reference}</bdi>
          {' · '}
          <bdi>{[exhibitor.prenom, exhibitor.nom].filter(Boolean).join(' ')}</bdi>
          {' · '}
          {t('list.received', { date: formatDate(language, createdAt) })}
          {!complete && ` · ${t('list.incomplete')}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {unreadMessages > 0 && (
          <Typography variant="body2" sx={{ color: 'sea', fontWeight: 600 }}>
            {t('unread', { count: unreadMessages })}
          </Typography>
        )}
        <StageBadge stage={stage} />
      </Box>
    </Box>
  );
}
