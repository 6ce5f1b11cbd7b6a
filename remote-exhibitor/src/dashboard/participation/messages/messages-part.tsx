import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ParticipationMessage } from '@mosta/shared/schemas/message.schema';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { PartLoading } from '../../ui/part-loading';
import { Panel } from '../panel';
import { useMarkRead, useMessages } from '../participation.queries';
import { MessageComposer } from './message-composer';

type MessagesPartProps = {
  participation: Participation;
  /** The messages are on the screen, and count as read. */
  open: boolean;
};

/** The messages between an exhibitor and the organiser about one participation. */
export function MessagesPart({ participation, open }: MessagesPartProps) {
  const { t } = useTranslation('exhibitor');
  const query = useMessages(participation._id);
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
              <Typography color="textSecondary">{t('participation.messages.noneText')}</Typography>
            </Box>
          ) : (
            <Thread messages={messages} />
          )
        }
      </QueryGate>
      <MessageComposer participation={participation._id} />
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

function Thread({ messages }: { messages: readonly ParticipationMessage[] }) {
  const { t } = useTranslation('exhibitor');
  return (
    <div role="log" aria-label={t('participation.messages.thread')}>
      <PlainList ordered sx={{ mb: 6, display: 'grid', gap: 4 }}>
        {messages.map((message) => (
          <Message key={message._id} message={message} />
        ))}
      </PlainList>
    </div>
  );
}

function Message({ message }: { message: ParticipationMessage }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { author, text, sentAt, readAt } = message;
  const own = author === 'Exhibitor';
  return (
    <Box
      component="li"
      sx={{
        justifySelf: own ? 'end' : 'start',
        maxInlineSize: { xs: '92%', sm: '75%' },
        padding: 4,
        borderRadius: RADIUS.card,
        [own ? 'borderEndEndRadius' : 'borderEndStartRadius']: '4px',
        border: '1px solid',
        borderColor: own ? 'transparent' : 'line',
        bgcolor: own ? 'wheat' : 'surface',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <strong>{t(`participation.messages.${own ? 'you' : 'organiser'}`)}</strong>
        {', '}
        {t('participation.messages.at', {
          date: formatDate(language, sentAt),
          time: formatTime(language, sentAt),
        })}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {own && readAt !== null && (
        <Typography variant="body2" sx={{ color: 'sea' }}>
          {t('participation.messages.readBy')}
        </Typography>
      )}
    </Box>
  );
}
