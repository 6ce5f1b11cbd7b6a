import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { Box, PlainList, Typography, visuallyHidden } from '@mosta/shared/ui';
import { type ProgressMark, ProgressStar } from '../../ui/progress-star';

const TRACK = ['received', 'to_complete', 'accepted', 'confirmed'] as const;
type Mark = ProgressMark | 'skipped';

/** Whether a participation was sent back for completion is not recorded, so that stage is left out once it is past. */
function marksOf(stage: ParticipationStage): Mark[] {
  const at = (TRACK as readonly string[]).indexOf(stage);
  return TRACK.map((one, index) => {
    // the last stage has nothing left to wait for
    if (index === at) return one === 'confirmed' ? 'done' : 'current';
    if (index > at) return 'ahead';
    return one === 'to_complete' ? 'skipped' : 'done';
  });
}

/** Where a participation stands, from its receipt to the confirmation: a row where there is room, a column on a phone. */
export function StageTrack({ stage }: { stage: ParticipationStage }) {
  const { t } = useTranslation('exhibitor');
  const marks = marksOf(stage);
  const shown = TRACK.map((name, index) => ({ name, mark: marks[index] ?? 'ahead' })).filter(
    ({ mark }) => mark !== 'skipped',
  );
  return (
    <PlainList
      ordered
      aria-label={t('participation.stages.label')}
      sx={{
        display: { xs: 'grid', md: 'flex' },
      }}
    >
      {shown.map(({ name, mark }, index) => (
        <Stage key={name} mark={mark} last={index === shown.length - 1}>
          {t(`participation.stages.${name}`)}
        </Stage>
      ))}
    </PlainList>
  );
}

function Stage({ mark, last, children }: { mark: Mark; last: boolean; children: string }) {
  const { t } = useTranslation('exhibitor');
  const passed = mark === 'done';
  return (
    <Box
      component="li"
      aria-current={mark === 'current' ? 'step' : undefined}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: { xs: 'center', md: 'flex-start' },
        // the last one ends where the row does
        flex: { md: last ? '0 0 auto' : '1 1 0' },
        gap: { xs: 4, md: 2 },
        paddingBlockEnd: { xs: last ? 0 : 5, md: 0 },
        paddingInlineEnd: { md: last ? 0 : 4 },
        // the line to the next stage
        '&::before': last
          ? {}
          : {
              content: '""',
              position: 'absolute',
              zIndex: 0,
              insetBlockStart: { xs: 34, md: 16 },
              insetInlineStart: { xs: 16, md: 40 },
              inlineSize: { xs: '2px', md: 'calc(100% - 48px)' },
              blockSize: { xs: 'calc(100% - 36px)', md: '2px' },
              bgcolor: passed ? 'olive' : 'line',
            },
      }}
    >
      <ProgressStar mark={mark === 'skipped' ? 'ahead' : mark} />
      <Typography
        component="span"
        sx={{
          fontWeight: mark === 'current' ? 700 : 500,
          color: mark === 'ahead' ? 'text.secondary' : 'ink',
        }}
      >
        {children}
        <span style={visuallyHidden}> ({t(`participation.stages.${mark}`)})</span>
      </Typography>
    </Box>
  );
}
