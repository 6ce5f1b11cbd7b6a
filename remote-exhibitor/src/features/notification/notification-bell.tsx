import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Badge, Box, IconButton, NotificationsIcon, Popover, Typography } from '@mosta/shared/ui';
import { useState } from 'react';
import { type ListedNotification, useNotificationList } from './notification.queries';

/** Bell with a dot as long as something is unread; a click lists everything and marks it as read. */
export function NotificationBell() {
  const { t } = useTranslation('exhibitor');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { list, unread, failed, markAllRead } = useNotificationList();
  const label =
    unread === 0 ? t('notifications.none') : t('notifications.unread', { count: unread });

  function open(button: HTMLElement): void {
    setAnchor(button);
    markAllRead();
  }

  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
        sx={{ color: 'ink' }}
      >
        <Badge variant="dot" color="secondary" invisible={unread === 0}>
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': 'notifications-title',
            tabIndex: -1,
            sx: {
              inlineSize: 400,
              maxInlineSize: 'calc(100vw - 32px)',
              padding: 6,
              borderRadius: '12px',
              border: '1px solid',
              borderColor: 'line',
            },
          },
        }}
      >
        <Typography id="notifications-title" variant="h4" component="h2" sx={{ mb: 4 }}>
          {t('notifications.title')}
        </Typography>
        {failed && <Typography sx={{ mb: 4 }}>{t('notifications.failed')}</Typography>}
        {list.length === 0 && !failed ? (
          <Typography>{t('notifications.empty')}</Typography>
        ) : (
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {list.map((one) => (
              <NotificationLine key={one.key} notification={one} />
            ))}
          </Box>
        )}
      </Popover>
    </>
  );
}

function NotificationLine({ notification }: { notification: ListedNotification }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { title, message, at } = notification;
  const instant = new Date(at);
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 3,
        borderBlockStart: '1px solid',
        borderColor: 'line',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="subtitle2" component="p" dir="auto">
        {title}
      </Typography>
      <Typography dir="auto">{message}</Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        component="time"
        dateTime={instant.toISOString()}
      >
        {t('notifications.at', {
          date: formatDate(language, instant),
          time: formatTime(language, instant),
        })}
      </Typography>
    </Box>
  );
}
