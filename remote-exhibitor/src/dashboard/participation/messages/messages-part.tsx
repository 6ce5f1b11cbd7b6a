import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationMessage } from '@mosta/shared/schemas/message.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Typography } from '@mosta/shared/ui';
import { MessageForm } from '@mosta/shared/workspace/message-form';
import { MessageThread } from '@mosta/shared/workspace/message-thread';
import { useEffect, useEffectEvent } from 'react';
import { Panel } from '../../ui/panel';
import { PartLoading } from '../../ui/part-loading';
import { useMarkRead, useMessages, useSendMessage } from '../participation.queries';

type MessagesPartProps = {
  participation: Participation;
  /** The messages are on the screen, and count as read. */
  open: boolean;
};

/** The messages between an exhibitor and the organiser about one participation. */
export function MessagesPart({ participation, open }: MessagesPartProps) {
  const { t } = useTranslation('exhibitor');
  const query = useMessages(participation._id);
  const sendMessage = useSendMessage(participation._id);
  useMarkOpenedRead(participation._id, query.data, open);
  return (
    <Panel title={t('participation.messages.thread')}>
      <QueryGate
        query={query}
        loading={<PartLoading label={t('participation.messages.loading')} />}
        failed={t('participation.messages.failed')}
      >
        {(messages) =>
          messages.length === 0 ? (
            <Box sx={{ mb: 6 }}>
              <Typography sx={{ fontWeight: 600 }}>{t('participation.messages.none')}</Typography>
              {!participation.former && (
                <Typography color="textSecondary">
                  {t('participation.messages.noneText')}
                </Typography>
              )}
            </Box>
          ) : (
            <MessageThread
              label={t('participation.messages.thread')}
              messages={messages}
              reader="Exhibitor"
              names={{
                Exhibitor: t('participation.messages.you'),
                Organizer: t('participation.messages.organiser'),
              }}
              readText={t('participation.messages.readBy')}
            />
          )
        }
      </QueryGate>
      {!participation.former && (
        <MessageForm label={t('participation.messages.text')} send={sendMessage.mutateAsync} />
      )}
    </Panel>
  );
}

/** Marks the messages as read when a new one is on the screen. */
function useMarkOpenedRead(
  participation: string,
  messages: readonly ParticipationMessage[] | undefined,
  open: boolean,
): void {
  const { mutate } = useMarkRead(participation);
  const markRead = useEffectEvent(() => mutate());
  const newest = messages?.findLast(
    ({ author, readAt }) => author === 'Organizer' && readAt === null,
  )?._id;
  useEffect(() => {
    if (open && newest !== undefined) markRead();
  }, [open, newest]);
}
