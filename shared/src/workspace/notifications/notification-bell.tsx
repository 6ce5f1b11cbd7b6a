import { RADIUS } from '@mosta/shared/theme';
import { closeToasts } from '@mosta/shared/toast';
import { Badge, IconButton, NotificationsIcon, Popover } from '@mosta/shared/ui';
import { useState } from 'react';
import { useWorkspaceTexts } from '../texts';
import { useUnread } from './notification.queries';
import { NotificationList } from './notification-list';

/** Bell with the number of what is unread; a click lists everything. */
export function NotificationBell() {
  const { t } = useWorkspaceTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = useUnread();
  const label =
    unread === 0 ? t('notifications.none') : t('notifications.unread', { count: unread });
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          // they would lie above the list, which says the same
          closeToasts();
          setAnchor(event.currentTarget);
        }}
        sx={{ color: 'ink' }}
      >
        <Badge
          color="secondary"
          badgeContent={unread}
          max={99}
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': 'notifications-title',
            tabIndex: -1,
            sx: {
              inlineSize: 420,
              maxInlineSize: 'calc(100vw - 32px)',
              maxBlockSize: 'min(640px, calc(100dvh - 96px))',
              borderRadius: RADIUS.field,
              border: '1px solid',
              borderColor: 'line',
            },
          },
        }}
      >
        <NotificationList titleId="notifications-title" unread={unread} onClose={close} />
      </Popover>
    </>
  );
}
