import { formatDate, formatTime, useLanguage } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReceivedNotification } from '../../schemas/notification.schema';
import { useWorkspaceTexts } from '../texts';

type NotificationLineProps = {
  notification: ReceivedNotification;
  onRead: (id: string) => void;
  /** The reader goes to what it is about. */
  onFollow: () => void;
};

/** One notification; an unread one has a mark, a word for it, and a button. */
export function NotificationLine({ notification, onRead, onFollow }: NotificationLineProps) {
  const { t } = useWorkspaceTexts();
  const language = useLanguage();
  const { _id, title, message, link, sentAt, read } = notification;
  const instant = new Date(sentAt);
  return (
    <Box
      component="li"
      tabIndex={-1}
      sx={{
        paddingBlock: 4,
        overflowWrap: 'anywhere',
        '& + &': { borderBlockStart: '1px solid', borderColor: 'line' },
        '&:first-of-type': { paddingBlockStart: 1 },
      }}
    >
      {!read && (
        <Typography
          variant="body2"
          component="p"
          sx={{
            color: 'terracotta',
            fontWeight: 650,
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            '&::before': {
              content: '""',
              inlineSize: 8,
              blockSize: 8,
              borderRadius: RADIUS.pill,
              bgcolor: 'currentColor',
            },
          }}
        >
          {t('notifications.new')}
        </Typography>
      )}
      <Typography variant="subtitle2" component="h3" dir="auto">
        {title}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {message}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          mt: 1,
        }}
      >
        <Typography variant="body2" color="textSecondary" component="time" dateTime={sentAt}>
          {t('notifications.at', {
            date: formatDate(language, instant),
            time: formatTime(language, instant),
          })}
        </Typography>
        {link && (
          <MuiLink
            component={Link}
            to={link}
            aria-label={t('notifications.openOne', { title })}
            onClick={() => {
              if (!read) onRead(_id);
              onFollow();
            }}
            sx={{ fontWeight: 600, paddingBlock: 2 }}
          >
            {t('notifications.open')}
          </MuiLink>
        )}
        {!read && (
          <Button
            variant="text"
            size="small"
            aria-label={t('notifications.markOne', { title })}
            onClick={({ currentTarget }) => {
              // the button goes with the mark
              currentTarget.closest('li')?.focus();
              onRead(_id);
            }}
          >
            {t('notifications.markShort')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
