import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { newsQuery, useQuery } from '@mosta/shared/queries';
import { Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ELSEWHERE } from '../paths';
import { Overview } from './overview/overview';
import { Shortcut } from './overview/shortcut';
import { useOwnStands } from './stands/stand.queries';
import { useReservations } from './supplies/reservation.queries';

const NONE = [] as const;

/** What an exhibitor sees first: how the participation stands (`children`), own stands, orders and the latest news. */
export function OverviewView({ children }: { children?: ReactNode }) {
  return (
    <Overview
      shortcuts={
        <>
          <StandShortcut />
          <OrderShortcut />
          <NewsShortcut />
        </>
      }
    >
      {children}
    </Overview>
  );
}

function StandShortcut() {
  const { t } = useTranslation('exhibitor');
  const reservations = useReservations();
  const { stands, loading, failed } = useOwnStands(reservations.data ?? NONE);
  const unknown = failed || reservations.isError;
  const none = stands.length === 0 && !loading && !reservations.isPending && !unknown;
  return (
    <Shortcut
      title={t('dashboard.stands.title')}
      to={none ? ELSEWHERE.choose : '?vue=salon'}
      action={t(none ? 'dashboard.stands.choose' : 'dashboard.views.salon.button')}
    >
      {none && t('dashboard.stands.none')}
      {stands.length === 0 && (loading || reservations.isPending) && <Skeleton width="60%" />}
      {stands.length === 0 && unknown && t('dashboard.overview.unknown')}
      {stands.map(({ name }) => name).join(', ')}
    </Shortcut>
  );
}

function OrderShortcut() {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { data, isPending } = useReservations();
  const open = data?.find(({ orders }) => orders.open);
  const deadline = open?.orders.deadline;
  return (
    <Shortcut
      title={t('dashboard.views.fournitures.section')}
      to="?vue=fournitures"
      action={t('dashboard.views.fournitures.button')}
    >
      {isPending && <Skeleton width="60%" />}
      {data && !open && t(data.length === 0 ? 'dashboard.overview.noReservation' : 'order.closed')}
      {open && !deadline && t('order.open')}
      {deadline &&
        t('dashboard.overview.orders', { date: formatDate(language, new Date(deadline)) })}
      {!data && !isPending && t('dashboard.overview.unknown')}
    </Shortcut>
  );
}

function NewsShortcut() {
  const { t } = useTranslation('exhibitor');
  const { data, isPending } = useQuery(newsQuery());
  const latest = data?.find(({ important }) => important) ?? data?.at(0);
  return (
    <Shortcut
      title={t('dashboard.views.actualites.section')}
      to="?vue=actualites"
      action={t('dashboard.views.actualites.button')}
    >
      {isPending && <Skeleton width="60%" />}
      {latest && (
        <span lang="fr" dir="auto">
          {latest.title}
        </span>
      )}
      {data?.length === 0 && t('news.empty.title')}
      {!data && !isPending && t('dashboard.overview.unknown')}
    </Shortcut>
  );
}
