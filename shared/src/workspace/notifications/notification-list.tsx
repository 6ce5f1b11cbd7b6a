import { Box, Button, CloseIcon, ErrorState, IconButton, Typography } from '@mosta/shared/ui';
import { useWorkspaceTexts } from '../texts';
import { useMarkRead } from './notification.queries';
import { NotificationPage } from './notification-page';

type NotificationListProps = {
  /** Id of the heading, which names the dialog around it. */
  titleId: string;
  unread: number;
  onClose: () => void;
};

/** Everything that was sent to the signed-in person, newest first; says what is read. */
export function NotificationList({ titleId, unread, onClose }: NotificationListProps) {
  const { t } = useWorkspaceTexts();
  const reading = useMarkRead();
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          bgcolor: 'surface',
          borderBlockEnd: '1px solid',
          borderColor: 'line',
          paddingInlineStart: 6,
          paddingInlineEnd: 3,
          paddingBlock: 3,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
        }}
      >
        <Typography id={titleId} variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {t('notifications.title')}
        </Typography>
        <IconButton aria-label={t('notifications.close')} onClick={onClose} sx={{ color: 'ink' }}>
          <CloseIcon />
        </IconButton>
        {unread > 0 && (
          <Button
            variant="text"
            size="small"
            onClick={({ currentTarget }) => {
              // the button goes with the last mark
              currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
              reading.mutate('all');
            }}
            sx={{ marginInlineStart: -2, flexBasis: '100%', justifyContent: 'flex-start' }}
          >
            {t('notifications.markAll')}
          </Button>
        )}
      </Box>
      <Box sx={{ paddingInline: 6, paddingBlock: 4 }}>
        {reading.isError && (
          <Box sx={{ mb: 4 }}>
            <ErrorState
              title={t('notifications.markFailed')}
              onRetry={() => reading.variables && reading.mutate(reading.variables)}
            />
          </Box>
        )}
        <NotificationPage onRead={(id) => reading.mutate({ id })} onFollow={onClose} />
      </Box>
    </>
  );
}
