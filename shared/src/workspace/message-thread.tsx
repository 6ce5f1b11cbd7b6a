import { formatDate, formatTime, useLanguage } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { commaOf } from '../domain/comma';
import type { ParticipationMessage } from '../schemas/message.schema';
import { useWorkspaceTexts } from './texts';

type Author = ParticipationMessage['author'];

type MessageThreadProps = {
  label: string;
  messages: readonly ParticipationMessage[];
  /** Who reads the thread: their messages stand at the end of the line. */
  reader: Author;
  /** How the thread calls each author. */
  names: Readonly<Record<Author, string>>;
  /** Below the reader's own messages that the other side has read. */
  readText?: string;
};

/** The messages between an exhibitor and the organisers, the newest last. */
export function MessageThread({ label, messages, ...props }: MessageThreadProps) {
  return (
    <div role="log" aria-label={label}>
      <PlainList ordered sx={{ mb: 6, display: 'grid', gap: 4 }}>
        {messages.map((message) => (
          <Message key={message._id} message={message} {...props} />
        ))}
      </PlainList>
    </div>
  );
}

type MessageProps = Omit<MessageThreadProps, 'label' | 'messages'> & {
  message: ParticipationMessage;
};

function Message({ message, reader, names, readText }: MessageProps) {
  const { t } = useWorkspaceTexts();
  const language = useLanguage();
  const { author, text, sentAt, readAt } = message;
  const own = author === reader;
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
        <strong>{names[author]}</strong>
        {commaOf(language)}
        {t('messages.at', {
          date: formatDate(language, sentAt),
          time: formatTime(language, sentAt),
        })}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {own && readAt !== null && readText !== undefined && (
        <Typography variant="body2" sx={{ color: 'sea' }}>
          {readText}
        </Typography>
      )}
    </Box>
  );
}
