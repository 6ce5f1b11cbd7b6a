import { PARTICIPATION_PARTS, type ParticipationPart } from '@mosta/shared/domain/dashboard-link';
import { useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { Badge, Box, Tab, Tabs } from '@mosta/shared/ui';
import { UnsavedGuard } from '@mosta/shared/workspace/unsaved-guard';
import { useState } from 'react';
import { CompletionForm } from './participation/completion-form';
import { DocumentsPart } from './participation/documents/documents-part';
import { FormerPanel } from './participation/former-panel';
import { MessagesPart } from './participation/messages/messages-part';
import { usePart } from './participation/participation-address';
import { ParticipationGate } from './participation/participation-gate';
import { PaymentPart } from './participation/payments/payment-part';
import { ProgressGate } from './participation/progress/progress-gate';
import { StageNotice } from './participation/progress/stage-notice';
import { StepList } from './participation/progress/step-list';
import { Panel } from './ui/panel';

/** A participation with its four parts: progress, documents, payment and messages. */
export function ParticipationView() {
  const { t } = useTranslation('exhibitor');
  return (
    <UnsavedGuard text={t('participation.leave')} parameters={['vue', 'dossier']}>
      <ParticipationGate>
        {(participation) => (
          <ProgressGate key={participation._id} participation={participation}>
            {(progress) => <ParticipationParts participation={participation} progress={progress} />}
          </ProgressGate>
        )}
      </ParticipationGate>
    </UnsavedGuard>
  );
}

type ParticipationPartsProps = { participation: Participation; progress: Progress };

function ParticipationParts({ participation, progress }: ParticipationPartsProps) {
  const { t } = useTranslation('exhibitor');
  const [part, choose] = usePart();
  const [visited, visit] = useState<readonly ParticipationPart[]>([part]);
  // what was opened stays drawn: nothing typed there is lost by looking at another part
  if (!visited.includes(part)) visit([...visited, part]);
  const unread = progress.unreadMessages;
  return (
    <>
      <Tabs
        value={part}
        onChange={(_event, next: ParticipationPart) => choose(next)}
        aria-label={t('participation.tabs.label')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 6, '& [role="tab"]': { paddingInline: { xs: 1.5, sm: 5 }, minInlineSize: 0 } }}
      >
        {PARTICIPATION_PARTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`participation-tab-${one}`}
            aria-controls={`participation-panel-${one}`}
            {...(one === 'messages' && unread > 0
              ? {
                  'aria-label': t('participation.tabs.unread', { count: unread }),
                  label: (
                    <Badge badgeContent={unread} color="primary" sx={{ paddingInlineEnd: 3 }}>
                      {t('participation.tabs.messages')}
                    </Badge>
                  ),
                }
              : { label: t(`participation.tabs.${one}`) })}
          />
        ))}
      </Tabs>
      {PARTICIPATION_PARTS.map((one) => (
        <div
          key={one}
          role="tabpanel"
          id={`participation-panel-${one}`}
          aria-labelledby={`participation-tab-${one}`}
          hidden={one !== part}
        >
          {visited.includes(one) && (
            <PartOf
              part={one}
              open={one === part}
              participation={participation}
              progress={progress}
            />
          )}
        </div>
      ))}
    </>
  );
}

type PartOfProps = ParticipationPartsProps & { part: ParticipationPart; open: boolean };

function PartOf({ part, open, participation, progress }: PartOfProps) {
  const { t } = useTranslation('exhibitor');
  switch (part) {
    case 'suivi':
      return participation.former ? (
        <FormerPanel participation={participation} />
      ) : (
        <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
          <Panel title={participation.exhibitionCompany.name}>
            <StageNotice participation={participation} stage={progress.stage} />
          </Panel>
          <Panel title={t('participation.steps.label')}>
            <StepList
              participation={participation}
              progress={progress}
              completion={
                <CompletionForm key={participation.status} participation={participation} />
              }
            />
          </Panel>
        </Box>
      );
    case 'documents':
      return <DocumentsPart participation={participation} demands={progress.stage !== 'refused'} />;
    case 'paiement':
      return <PaymentPart participation={participation} />;
    case 'messages':
      return <MessagesPart participation={participation} open={open} />;
  }
}
