import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import {
  NOTIFICATION_CATEGORIES,
  type NotificationChoices,
} from '@mosta/shared/schemas/notification-choices.schema';
import { Box, ErrorState, LoadingState, Typography } from '@mosta/shared/ui';
import { ChoiceSwitch } from './choice-switch';
import { useChangeChoice, useChoices } from './notification.queries';

const CHANNELS = ['mail', 'toasts'] as const;

/** Which notifications come by mail and as a toast; each switch saves at once. */
export function NotificationChoicesCard() {
  const { t } = useTranslation('exhibitor');
  const { data, isError, isFetching, refetch } = useChoices();
  return (
    <FormCard title={t('notifications.choices.title')} lead={t('notifications.choices.lead')}>
      {data && <Choices choices={data} />}
      {!data && isError && (
        <ErrorState
          title={t('notifications.choices.unavailable')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && <LoadingState label={t('notifications.choices.loading')} />}
    </FormCard>
  );
}

function Choices({ choices }: { choices: NotificationChoices }) {
  const { t } = useTranslation('exhibitor');
  const saving = useChangeChoice();
  return (
    <Box sx={{ maxInlineSize: 680 }}>
      <Box aria-hidden sx={{ ...ROW, paddingBlock: 2, color: 'text.secondary', fontSize: 14 }}>
        <span />
        {CHANNELS.map((channel) => (
          <Box key={channel} component="span" sx={{ textAlign: 'center' }}>
            {t(`notifications.choices.${channel}`)}
          </Box>
        ))}
      </Box>
      {NOTIFICATION_CATEGORIES.map((category) => {
        const name = t(`notifications.choices.categories.${category}`);
        return (
          <Box
            key={category}
            role="group"
            aria-label={name}
            sx={{ ...ROW, paddingBlock: 4, borderBlockStart: '1px solid', borderColor: 'line' }}
          >
            <div>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`notifications.choices.hints.${category}`)}
              </Typography>
            </div>
            {CHANNELS.map((channel) => (
              <ChoiceSwitch
                key={channel}
                label={t('notifications.choices.name', {
                  category: name,
                  channel: t(`notifications.choices.${channel}`),
                })}
                on={choices[channel][category]}
                onChange={(on) => saving.mutate({ channel, category, on })}
              />
            ))}
          </Box>
        );
      })}
      <Box role="status" sx={{ minBlockSize: '1.5em', mt: 2, color: 'olive' }}>
        {saving.isPending && t('notifications.choices.saving')}
        {saving.isSuccess && t('notifications.choices.saved')}
      </Box>
      {saving.isError && (
        <ErrorState
          title={t('notifications.choices.failed')}
          onRetry={() => saving.mutate(saving.variables)}
        />
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(64px, auto))',
  columnGap: { xs: 3, sm: 6 },
  alignItems: 'center',
} as const;
