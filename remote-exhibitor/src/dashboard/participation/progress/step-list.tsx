import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStep, Progress } from '@mosta/shared/schemas/progress.schema';
import { Box, Button, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import type { ReactNode } from 'react';
import { Deadline } from './deadline';
import { stepAddress } from './step-rules';
import { type StepText as Said, useStepText } from './use-step-text';

const TONES: Record<ParticipationStep['state'], Tone> = {
  done: 'good',
  todo: 'now',
  waiting: 'quiet',
  closed: 'quiet',
};

type StepListProps = {
  participation: Participation;
  progress: Progress;
  /** Where the participation is completed, shown with that step. */
  completion: ReactNode;
};

/** All steps of a participation, each with its state, deadline and link. */
export function StepList({ participation, progress, completion }: StepListProps) {
  const { t } = useTranslation('exhibitor');
  const textOf = useStepText({ participation, progress });
  return (
    <PlainList ordered aria-label={t('participation.steps.label')}>
      {progress.steps.map((step) => {
        const todo = step.state === 'todo';
        return (
          <Box
            component="li"
            key={step.kind}
            sx={{
              paddingBlock: 5,
              borderBlockStart: '1px solid',
              borderColor: 'line',
              '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
              '&:last-of-type': { paddingBlockEnd: 0 },
            }}
          >
            <StepText
              step={step}
              said={textOf(step.kind)}
              to={todo && step.kind !== 'completion' ? stepAddress(step.kind, participation) : null}
            />
            {todo && step.kind === 'completion' && completion}
          </Box>
        );
      })}
    </PlainList>
  );
}

type StepTextProps = { step: ParticipationStep; said: Said; to: string | null };

function StepText({ step, said, to }: StepTextProps) {
  const { t } = useTranslation('exhibitor');
  const { kind, state } = step;
  // further supplies may be ordered, but need not
  const optional = kind === 'supplies' && state === 'todo';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <div>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 3 }}
        >
          <Typography variant="h5" component="h4">
            {said.title}
          </Typography>
          <StateBadge tone={optional ? 'quiet' : TONES[state]}>
            {t(`participation.states.${optional ? 'optional' : state}`)}
          </StateBadge>
        </Box>
        {state !== 'done' && (
          <Typography color="textSecondary" sx={{ maxInlineSize: '38em', mt: 1 }}>
            {said.text}
          </Typography>
        )}
        {state !== 'done' && step.deadline !== null && (
          <Typography component="div" variant="body2" sx={{ mt: 2 }}>
            <Deadline step={step} />
          </Typography>
        )}
      </div>
      {to && (
        <Button component={Link} to={to} variant="outlined" sx={{ justifySelf: 'start' }}>
          {said.action}
        </Button>
      )}
    </Box>
  );
}
