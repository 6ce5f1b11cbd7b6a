import { textProps } from '@mosta/shared/domain/content-text';
import { newsText } from '@mosta/shared/domain/news-text';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { newsQuery, useQuery } from '@mosta/shared/queries';
import { Skeleton } from '@mosta/shared/ui';
import type { ComponentProps } from 'react';
import { Overview } from './overview/overview';
import { Shortcut } from './overview/shortcut';
import { OwnStandsPanel } from './stands/own-stands-panel';
import { useOwnStands } from './stands/stand.queries';
import { useReservations } from './supplies/reservation.queries';

const NONE = [] as const;

/** What an exhibitor sees first: how the participation stands (`children`), own stands, orders and the latest news. */
export function OverviewView(
  participation: Pick<ComponentProps<typeof Overview>, 'children' | 'loading'>,
) {
  return (
    <Overview
      {...participation}
      stands={<OwnStands />}
      shortcuts={
        <>
          <OrderShortcut />
          <NewsShortcut />
        </>
      }
    />
  );
}

function OwnStands() {
  const reservations = useReservations();
  const { stands, loading, failed, refetch } = useOwnStands(reservations.data ?? NONE);
  return (
    <OwnStandsPanel
      stands={stands}
      loading={loading || reservations.isPending}
      failed={failed || (reservations.isError && !reservations.isFetching)}
      onRetry={() => {
        refetch();
        if (reservations.isError) void reservations.refetch();
      }}
    />
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
  const language = useLanguage();
  const { data, isPending } = useQuery(newsQuery());
  const latest = data?.find(({ important }) => important) ?? data?.at(0);
  return (
    <Shortcut
      title={t('dashboard.views.actualites.section')}
      to="?vue=actualites"
      action={t('dashboard.views.actualites.button')}
    >
      {isPending && <Skeleton width="60%" />}
      {latest && <bdi {...textProps(newsText(latest, 'title'), language)} />}
      {data?.length === 0 && t('news.empty.title')}
      {!data && !isPending && t('dashboard.overview.unknown')}
    </Shortcut>
  );
}
