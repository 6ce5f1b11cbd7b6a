import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { Box, ErrorState, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { Panel } from '../../ui/panel';
import { PartLoading } from '../../ui/part-loading';
import { partAddress } from '../participation-address';
import { type PastEvent, pastEventsOf } from './past-events';
import { useEventFacts } from './use-event-facts';
import { useEventText } from './use-event-text';

const MOST_EVENTS = 5;

type RecentEventsProps = { participation: Participation; progress: Progress };

/** What happened last, each with a link to it. */
export function RecentEvents({ participation, progress }: RecentEventsProps) {
  const { t } = useTranslation('exhibitor');
  const { facts, loading, failed, retry } = useEventFacts(participation, progress);
  const unread = progress.unreadMessages;
  return (
    <Panel
      title={t('participation.events.title')}
      end={
        unread > 0 && (
          <MuiLink
            component={Link}
            to={partAddress('messages', participation)}
            sx={{ fontWeight: 600, paddingBlock: 2 }}
          >
            {t('participation.events.unread', { count: unread })}
          </MuiLink>
        )
      }
    >
      {failed && (
        <Box sx={{ mb: 4 }}>
          <ErrorState title={t('participation.events.failed')} onRetry={retry} />
        </Box>
      )}
      {loading && !failed ? (
        <PartLoading label={t('participation.events.loading')} />
      ) : (
        <PlainList ordered aria-label={t('participation.events.title')}>
          {pastEventsOf(facts)
            .slice(0, MOST_EVENTS)
            .map((event) => (
              <EventLine key={event.key} event={event} />
            ))}
        </PlainList>
      )}
    </Panel>
  );
}

function EventLine({ event }: { event: PastEvent }) {
  const language = useLanguage();
  const text = useEventText();
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 2.5,
        borderBlockStart: '1px solid',
        borderColor: 'line',
        overflowWrap: 'anywhere',
        '&:first-of-type': { borderBlockStart: 0 },
      }}
    >
      <MuiLink component={Link} to={event.to} dir="auto">
        {text(event)}
      </MuiLink>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={event.at}>{formatDate(language, event.at)}</time>
      </Typography>
    </Box>
  );
}
