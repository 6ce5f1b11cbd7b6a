import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { Box, type Clock, PlainList, Typography, useNow, visuallyHidden } from '@mosta/shared/ui';
import { Panel } from '../../ui/panel';
import { ProgressStar } from '../../ui/progress-star';
import { useStatement } from '../participation.queries';
import { type TimelineEntry, timelineOf } from './timeline';
import { useEventText } from './use-event-text';

const MINUTE_MS = 60_000;
const MARKS = { done: 'done', overdue: 'current', coming: 'ahead' } as const;

type TimelinePanelProps = {
  participation: Participation;
  progress: Progress;
  /** Replaced in tests. */
  clock?: Clock;
};

/** The dates of a participation, from its receipt to the end of the fair. */
export function TimelinePanel({ participation, progress, clock }: TimelinePanelProps) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const now = useNow(MINUTE_MS, { clock });
  const payments = useStatement(participation._id).data?.payments;
  const entries = timelineOf({ participation, progress, payments }, edition, now);
  return (
    <Panel title={t('participation.timeline.title')}>
      <PlainList ordered aria-label={t('participation.timeline.title')}>
        {entries.map((entry, index) => (
          <Entry key={entry.key} entry={entry} last={index === entries.length - 1} />
        ))}
      </PlainList>
    </Panel>
  );
}

function Entry({ entry, last }: { entry: TimelineEntry; last: boolean }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const text = useEventText();
  const { state, at } = entry;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 4,
        alignItems: 'start',
        paddingBlockEnd: last ? 0 : 4,
        '&::before': last
          ? {}
          : {
              content: '""',
              position: 'absolute',
              insetBlock: '28px 0',
              insetInlineStart: 13,
              inlineSize: '2px',
              bgcolor: state === 'done' ? 'olive' : 'line',
            },
      }}
    >
      <ProgressStar mark={MARKS[state]} size={28} />
      <div>
        <Typography sx={{ fontWeight: state === 'done' ? 500 : 600 }}>{text(entry)}</Typography>
        <Typography
          variant="body2"
          sx={{ color: state === 'overdue' ? 'terracotta' : 'text.secondary' }}
        >
          <time dateTime={at}>
            {state === 'done'
              ? formatDate(language, at)
              : t(`participation.timeline.${state}`, { date: formatDate(language, at) })}
          </time>
          {state === 'done' && (
            <span style={visuallyHidden}> ({t('participation.timeline.done')})</span>
          )}
        </Typography>
      </div>
    </Box>
  );
}
