import { QueryGate } from '@mosta/shared/shell';
import { Button, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReceivedNotification } from '../../schemas/notification.schema';
import { useWorkspaceTexts } from '../texts';
import { useNotificationPage } from './notification.queries';
import { NotificationLine } from './notification-line';

/** The API lists so many at once; a shorter list is the last. */
const PAGE_LENGTH = 100;
/** So many are shown at first, and so many more with each wish for older ones. */
const STEP = 20;

type NotificationPageProps = {
  /** Only what is older than the notification of that identifier. */
  before?: string;
  onRead: (id: string) => void;
  onFollow: () => void;
};

/** Notifications that the API lists at once, then those before them. */
export function NotificationPage({ before, ...reading }: NotificationPageProps) {
  const { t } = useWorkspaceTexts();
  return (
    <QueryGate
      query={useNotificationPage(before)}
      loading={<LoadingState label={t('notifications.loading')} />}
      failed={t('notifications.failed')}
      failedText={t('notifications.retryHint')}
      empty={{
        when: (data) => data.length === 0,
        show: before === undefined && <Typography>{t('notifications.empty')}</Typography>,
      }}
    >
      {(data) => <LoadedPage data={data} {...reading} />}
    </QueryGate>
  );
}

type LoadedPageProps = Omit<NotificationPageProps, 'before'> & {
  data: readonly ReceivedNotification[];
};

function LoadedPage({ data, ...reading }: LoadedPageProps) {
  const { t } = useWorkspaceTexts();
  const [wanted, setWanted] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  // the button is gone: what it brought takes the focus
  useEffect(() => {
    if (wanted > STEP) list.current?.querySelectorAll('li')[wanted - STEP]?.focus();
  }, [wanted]);

  const last = data.at(-1);
  const complete = data.length < PAGE_LENGTH && wanted >= data.length;
  return (
    <>
      <PlainList ref={list}>
        {data.slice(0, wanted).map((one) => (
          <NotificationLine key={one._id} notification={one} {...reading} />
        ))}
      </PlainList>
      {wanted > data.length && !complete && last ? (
        <NotificationPage before={last._id} {...reading} />
      ) : (
        !complete && (
          <Button
            variant="outlined"
            fullWidth
            onClick={() => setWanted(wanted + STEP)}
            sx={{ mt: 4 }}
          >
            {t('notifications.older')}
          </Button>
        )
      )}
    </>
  );
}
