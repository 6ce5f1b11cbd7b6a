import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { Box, MuiLink } from '@mosta/shared/ui';
import { Columns } from '../ui/columns';
import { Panel } from '../ui/panel';
import { FormerPanel } from './former-panel';
import { RecentEvents } from './history/recent-events';
import { TimelinePanel } from './history/timeline-panel';
import { useParticipations, useProgressLoading } from './participation.queries';
import { partAddress, useChosenParticipation } from './participation-address';
import { ParticipationGate } from './participation-gate';
import { PaymentPanel } from './payments/payment-panel';
import { ChecklistPanel } from './progress/checklist-panel';
import { NextCard } from './progress/next-card';
import { ProgressGate } from './progress/progress-gate';
import { StageNotice } from './progress/stage-notice';

/** On the overview: stage and next step, payment, what remains, the dates, and what happened last. */
export function ParticipationSummary() {
  const { t } = useTranslation('exhibitor');
  return (
    <div>
      <ParticipationGate>
        {(participation) =>
          participation.former ? (
            <FormerPanel
              participation={participation}
              end={
                <OpenLink participation={participation}>{t('participation.former.open')}</OpenLink>
              }
            />
          ) : (
            <ProgressGate key={participation._id} participation={participation}>
              {(progress) => <Board participation={participation} progress={progress} />}
            </ProgressGate>
          )
        }
      </ParticipationGate>
    </div>
  );
}

/** Whether the summary is still to come. */
export function useSummaryLoading(): boolean {
  const { data, isLoading } = useParticipations();
  const [chosen] = useChosenParticipation(data ?? []);
  return useProgressLoading(chosen?._id) || isLoading;
}

type OpenLinkProps = { participation: Participation; children: string };

function OpenLink({ participation, children }: OpenLinkProps) {
  return (
    <MuiLink
      component={Link}
      to={partAddress('suivi', participation)}
      sx={{ fontWeight: 600, paddingBlock: 2 }}
    >
      {children}
    </MuiLink>
  );
}

type BoardProps = { participation: Participation; progress: Progress };

function Board({ participation, progress }: BoardProps) {
  const { t } = useTranslation('exhibitor');
  const refused = progress.stage === 'refused';
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Panel
        title={t('participation.title')}
        end={<OpenLink participation={participation}>{t('participation.open')}</OpenLink>}
      >
        <Box sx={{ display: 'grid', gap: 6 }}>
          <StageNotice participation={participation} stage={progress.stage} />
          {!refused && <NextCard participation={participation} progress={progress} />}
        </Box>
      </Panel>
      {!refused && (
        <Columns>
          <PaymentPanel participation={participation} />
          <ChecklistPanel participation={participation} progress={progress} />
        </Columns>
      )}
      <Columns>
        <TimelinePanel participation={participation} progress={progress} />
        <RecentEvents participation={participation} progress={progress} />
      </Columns>
    </Box>
  );
}
