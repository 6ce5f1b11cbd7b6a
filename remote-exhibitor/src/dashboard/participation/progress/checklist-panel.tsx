import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStep, Progress } from '@mosta/shared/schemas/progress.schema';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { Panel } from '../../ui/panel';
import { ProgressBar } from '../../ui/progress-bar';
import { checklistOf } from './checklist';
import { stepAddress } from './step-rules';
import { useStepText } from './use-step-text';

type ChecklistPanelProps = { participation: Participation; progress: Progress };

/** On the overview: how many steps are done, and what remains, each with its link. */
export function ChecklistPanel({ participation, progress }: ChecklistPanelProps) {
  const { t } = useTranslation('exhibitor');
  const textOf = useStepText({ participation, progress });
  const { done, total, left } = checklistOf(progress.steps);
  const text = t('participation.checklist.text', { done, total });
  return (
    <Panel title={t('participation.checklist.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
        <ProgressBar
          label={t('participation.checklist.title')}
          percent={total === 0 ? 0 : (100 * done) / total}
          text={text}
        />
        {left.length === 0 && <Typography>{t('participation.checklist.nothing')}</Typography>}
        <PlainList aria-label={t('participation.checklist.left')}>
          {left.map((step) => (
            <LeftStep
              key={step.kind}
              step={step}
              title={textOf(step.kind).title}
              to={step.state === 'todo' ? stepAddress(step.kind, participation) : null}
            />
          ))}
        </PlainList>
      </Box>
    </Panel>
  );
}

type LeftStepProps = { step: ParticipationStep; title: string; to: string | null };

function LeftStep({ step, title, to }: LeftStepProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <ListRow>
      <div>
        {to ? (
          <MuiLink component={Link} to={to} sx={{ fontWeight: 600 }}>
            {title}
          </MuiLink>
        ) : (
          title
        )}
      </div>
      <StateBadge tone={step.state === 'todo' ? 'now' : 'quiet'}>
        {t(`participation.states.${step.state}`)}
      </StateBadge>
    </ListRow>
  );
}
