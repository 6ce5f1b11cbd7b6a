import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { LoadingState, Typography } from '@mosta/shared/ui';
import { MessageForm } from '@mosta/shared/workspace/message-form';
import { MessageThread } from '@mosta/shared/workspace/message-thread';
import { useEffect, useEffectEvent } from 'react';
import { useRights } from '../../use-rights';
import { useAnswerDossier, useDossierMessages, useMarkDossierRead } from './dossier.queries';

type MessagesPartProps = {
  participation: string;
  /** Of a former edition: nothing is written any more. */
  former: boolean;
};

/** The messages between the exhibitor and the organisers; what is on the screen of one who may answer counts as read. */
export function MessagesPart({ participation, former }: MessagesPartProps) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('message');
  const query = useDossierMessages(participation);
  const answer = useAnswerDossier(participation);
  const { mutate } = useMarkDossierRead(participation);
  const markRead = useEffectEvent(() => mutate());
  const newest = query.data?.findLast(
    ({ author, readAt }) => author === 'Exhibitor' && readAt === null,
  )?._id;
  useEffect(() => {
    if (may && newest !== undefined) markRead();
  }, [may, newest]);
  return (
    <FormCard title={t('messages.title')}>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('messages.loading')} />}
        failed={t('messages.failed')}
        empty={{
          when: (messages) => messages.length === 0,
          show: <Typography color="textSecondary">{t('messages.none')}</Typography>,
        }}
      >
        {(messages) => (
          <MessageThread
            label={t('messages.title')}
            messages={messages}
            reader="Organizer"
            names={{
              Exhibitor: t('messages.exhibitor'),
              Organizer: t('messages.organiser'),
            }}
          />
        )}
      </QueryGate>
      {may && !former && <MessageForm label={t('messages.text')} send={answer.mutateAsync} />}
    </FormCard>
  );
}
