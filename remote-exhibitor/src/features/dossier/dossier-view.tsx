import { useTranslation } from '@mosta/shared/i18n';
import type { Dossier } from '@mosta/shared/schemas/dossier.schema';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { Badge, Box, Tab, Tabs } from '@mosta/shared/ui';
import { useState } from 'react';
import { UnsavedGuard } from '../../ui/unsaved-guard';
import { CompletionForm } from './completion-form';
import { DocumentsPart } from './documents-part';
import { type DossierPart, PARTS, usePart } from './dossier-address';
import { DossierGate } from './dossier-gate';
import { MessagesPart } from './messages-part';
import { Panel } from './panel';
import { PaymentPart } from './payment-part';
import { ProgressGate } from './progress-gate';
import { StageNotice } from './stage-notice';
import { StepList } from './step-list';

/** A dossier with its four parts: progress, documents, payment and letters. */
export function DossierView() {
  const { t } = useTranslation('exhibitor');
  return (
    <UnsavedGuard text={t('dossier.leave')} parameters={['vue', 'dossier']}>
      <DossierGate>
        {(dossier) => (
          <ProgressGate key={dossier._id} dossier={dossier}>
            {(progress) => <DossierParts dossier={dossier} progress={progress} />}
          </ProgressGate>
        )}
      </DossierGate>
    </UnsavedGuard>
  );
}

type DossierPartsProps = { dossier: Dossier; progress: Progress };

function DossierParts({ dossier, progress }: DossierPartsProps) {
  const { t } = useTranslation('exhibitor');
  const [part, choose] = usePart();
  const [visited, visit] = useState<readonly DossierPart[]>([part]);
  // what was opened stays drawn: nothing typed there is lost by looking at another part
  if (!visited.includes(part)) visit([...visited, part]);
  const unread = progress.unreadMessages;
  return (
    <>
      <Tabs
        value={part}
        onChange={(_event, next: DossierPart) => choose(next)}
        aria-label={t('dossier.tabs.label')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 6, '& [role="tab"]': { paddingInline: { xs: 2.5, sm: 5 }, minInlineSize: 0 } }}
      >
        {PARTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`dossier-tab-${one}`}
            aria-controls={`dossier-panel-${one}`}
            {...(one === 'messages' && unread > 0
              ? {
                  'aria-label': t('dossier.tabs.unread', { count: unread }),
                  label: (
                    <Badge badgeContent={unread} color="primary" sx={{ paddingInlineEnd: 3 }}>
                      {t('dossier.tabs.messages')}
                    </Badge>
                  ),
                }
              : { label: t(`dossier.tabs.${one}`) })}
          />
        ))}
      </Tabs>
      {PARTS.map((one) => (
        <div
          key={one}
          role="tabpanel"
          id={`dossier-panel-${one}`}
          aria-labelledby={`dossier-tab-${one}`}
          hidden={one !== part}
        >
          {visited.includes(one) && (
            <PartOf part={one} open={one === part} dossier={dossier} progress={progress} />
          )}
        </div>
      ))}
    </>
  );
}

type PartOfProps = DossierPartsProps & { part: DossierPart; open: boolean };

function PartOf({ part, open, dossier, progress }: PartOfProps) {
  const { t } = useTranslation('exhibitor');
  switch (part) {
    case 'suivi':
      return (
        <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
          <Panel title={dossier.exhibitionCompany.name}>
            <StageNotice dossier={dossier} stage={progress.stage} />
          </Panel>
          <Panel title={t('dossier.steps.label')}>
            <StepList
              dossier={dossier}
              steps={progress.steps}
              completion={<CompletionForm key={dossier.status} dossier={dossier} />}
            />
          </Panel>
        </Box>
      );
    case 'documents':
      return <DocumentsPart dossier={dossier._id} demands={progress.stage !== 'refused'} />;
    case 'paiement':
      return <PaymentPart dossier={dossier} />;
    case 'messages':
      return <MessagesPart dossier={dossier} open={open} />;
  }
}
