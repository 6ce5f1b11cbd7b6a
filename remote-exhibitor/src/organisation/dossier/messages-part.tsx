import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { LoadingState, Typography } from '@mosta/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { MessageForm } from '../../forms/message-form';
import { MessageThread } from '../../ui/message-thread';
import {
  useAnswerDossier,
  useDossierMessages,
  useMarkDossierRead,
} from '../state/organisation.queries';

/** The messages between the exhibitor and the organisers; what is on the screen counts as read. */
export function MessagesPart({ participation }: { participation: string }) {
  const { t } = useTranslation('exhibitor');
  const query = useDossierMessages(participation);
  const answer = useAnswerDossier(participation);
  const { mutate } = useMarkDossierRead(participation);
  const markRead = useEffectEvent(() => mutate());
  const newest = query.data?.findLast(
    ({ author, readAt }) => author === 'Exhibitor' && readAt === null,
  )?._id;
  useEffect(() => {
    if (newest !== undefined) markRead();
  }, [newest]);
  return (
    <FormCard title={t('organisation.messages.title')}>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('organisation.messages.loading')} />}
        failed={t('organisation.messages.failed')}
        empty={{
          when: (messages) => messages.length === 0,
          show: <Typography color="textSecondary">{t('organisation.messages.none')}</Typography>,
        }}
      >
        {(messages) => (
          <MessageThread
            label={t('organisation.messages.title')}
            messages={messages}
            reader="Organizer"
            names={{
              Exhibitor: t('organisation.messages.exhibitor'),
              Organizer: t('organisation.messages.organiser'),
            }}
          />
        )}
      </QueryGate>
      <MessageForm label={t('organisation.messages.text')} send={answer.mutateAsync} />
    </FormCard>
  );
}
