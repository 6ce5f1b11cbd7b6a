import { OverNotice } from '@mosta/shared/forms/over-notice';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { toAppError, useEdition, useQuery } from '@mosta/shared/queries';
import type { Badge } from '@mosta/shared/schemas/badge.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  Alert,
  Box,
  ButtonLink,
  EmptyState,
  LoadingState,
  Skeleton,
  Typography,
} from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PATHS } from '../../paths';
import { badgeQuery, saveBadge } from './badge.queries';
import { BadgeActions } from './badge-actions';
import { BadgeCard } from './badge-card';
import { BadgeData } from './badge-data';
import { BadgeSharing } from './badge-sharing';
import { BadgeWallets } from './badge-wallets';
import { forgetOwnBadge, readOwnBadge } from './own-badge';

type BadgeViewProps = {
  token: string;
  /** Address to which the badge has just been sent, right after the request. */
  sentTo: string | null;
  onErased: () => void;
};

/** A badge, shown to whoever has its link. No referrer carries the token. */
export function BadgeView(props: BadgeViewProps) {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <BadgeOfToken {...props} />
    </>
  );
}

function BadgeOfToken(props: BadgeViewProps) {
  const { t } = useTranslation('public');
  const { data, ...query } = useQuery(badgeQuery(props.token));
  const isAway = query.error !== null && toAppError(query.error).status === 0;
  return (
    <QueryGate
      // a badge that was shown may have been revoked since: what the service says takes precedence over cached data
      query={{ ...query, data: query.error && !isAway ? undefined : data }}
      loading={
        <LoadingState label={t('badge.loading')}>
          <Skeleton variant="rounded" height={560} sx={{ maxInlineSize: 400 }} />
        </LoadingState>
      }
      failed={t('badge.unavailable')}
      renderError={(error) => (toAppError(error).status === 404 ? <NoBadge /> : undefined)}
    >
      {(badge) => (
        <BadgeOnScreen
          {...props}
          badge={badge}
          answeredAt={query.dataUpdatedAt}
          asKept={isAway || query.isPaused}
        />
      )}
    </QueryGate>
  );
}

type BadgeOnScreenProps = BadgeViewProps & {
  badge: Badge;
  /** When the service answered it, in epoch milliseconds. */
  answeredAt: number;
  /** The service cannot be asked: what is shown is the copy on this device. */
  asKept: boolean;
};

function BadgeOnScreen(props: BadgeOnScreenProps) {
  const { badge, answeredAt, token, sentTo, onErased, asKept } = props;
  useEffect(() => {
    if (asKept) return;
    if (badge.revoked) {
      forgetOwnBadge(badge.token);
      return;
    }
    const leaving = new AbortController();
    // without the code the badge is still kept, and the next visit asks again
    saveBadge(badge, answeredAt, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [badge, answeredAt, asKept]);
  const data = <BadgeData token={token} onErased={onErased} />;
  if (badge.revoked) return <RevokedBadge reference={badge.reference}>{data}</RevokedBadge>;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 400px) minmax(0, 1fr)' },
        gap: { xs: 10, md: 20 },
        alignItems: 'start',
        // only the card is printed
        '@media print': {
          gridTemplateColumns: 'minmax(0, 400px)',
          '& > :not(article)': { display: 'none' },
          'body:has(&) :is(header, footer, nav)': { display: 'none' },
        },
      }}
    >
      <BadgeCard badge={badge} />
      <Box sx={{ display: 'grid', gap: 8 }}>
        <ReadyNotice sentTo={sentTo} />
        {asKept && <KeptNotice token={badge.token} />}
        <BadgeActions badge={badge} />
        {!asKept && <BadgeWallets badge={badge} />}
        {!asKept && <BadgeSharing token={token} />}
        {data}
      </Box>
    </Box>
  );
}

/** Says from when the copy is that is shown. */
function KeptNotice({ token }: { token: string }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const savedAt = readOwnBadge(token)?.savedAt;
  if (savedAt === undefined) return null;
  const when = { date: formatDate(language, savedAt), time: formatTime(language, savedAt) };
  return (
    <Alert severity="info" role="status">
      {t('badge.kept.savedAt', when)}
    </Alert>
  );
}

function NoBadge() {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      title={t('badge.missing.title')}
      action={<ButtonLink to={PATHS.badges}>{t('badge.missing.again')}</ButtonLink>}
    >
      {t('badge.missing.text')}
    </EmptyState>
  );
}

type RevokedBadgeProps = { reference: string; children: ReactNode };

function RevokedBadge({ reference, children }: RevokedBadgeProps) {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ display: 'grid', gap: 12 }}>
      <EmptyState
        title={t('badge.revoked.title')}
        action={<ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>}
      >
        {t('badge.revoked.text', { reference })}
      </EmptyState>
      {children}
    </Box>
  );
}

/** Announces that the badge is ready; takes the focus right after the request. */
function ReadyNotice({ sentTo }: { sentTo: string | null }) {
  const { t } = useTranslation('public');
  const { phase } = useEdition();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  return (
    <div>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
        {t(sentTo === null ? 'badge.here' : 'badge.ready')}
      </Typography>
      {phase === 'after' ? (
        <OverNotice />
      ) : (
        <Typography sx={{ mt: 3, maxInlineSize: '37em' }}>{t('badge.howTo')}</Typography>
      )}
      {sentTo !== null && (
        <Alert severity="success" role="status" sx={{ mt: 4 }}>
          {t('badge.sent', { email: sentTo })}
        </Alert>
      )}
    </div>
  );
}
