import { stageOf } from '@mosta/shared/domain/participation-progress';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, LoadingState } from '@mosta/shared/ui';
import { UnsavedGuard } from '@mosta/shared/workspace/unsaved-guard';
import { BackToList } from '../../ui/back-to-list';
import { gone } from '../../ui/gone';
import { NeighbourLinks } from '../../ui/neighbour-links';
import { OpenedHeading } from '../../ui/opened-heading';
import { CompanyPart } from './company-part';
import { Decisions } from './decisions';
import { DocumentsPart } from './documents-part';
import { useParticipation } from './dossier.queries';
import { useOpenParticipation } from './dossier-address';
import { FollowUpPart } from './follow-up-part';
import { MessagesPart } from './messages-part';
import { StageBadge } from './stage-badge';
import { useParticipationNeighbours } from './use-neighbours';

/** One participation: who applies, for what, with which documents and messages, and what can be decided. */
export function DossierView({ id }: { id: string }) {
  const { t } = useTranslation('organiser');
  const { listAddress } = useOpenParticipation();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 5 },
        }}
      >
        <BackToList to={listAddress}>{t('dossier.back')}</BackToList>
        <NeighbourLinks
          {...useParticipationNeighbours(id)}
          label={t('dossier.neighbours')}
          titles={{ previous: t('dossier.keys.previous'), next: t('dossier.keys.next') }}
        />
      </Box>
      <QueryGate
        query={useParticipation(id)}
        loading={<LoadingState label={t('dossier.loading')} />}
        failed={t('dossier.failed')}
        renderError={gone(t('dossier.gone'), t('dossier.goneText'))}
      >
        {(participation) => (
          <UnsavedGuard text={t('dossier.unsaved')} parameters={['dossier']}>
            <Dossier participation={participation} />
          </UnsavedGuard>
        )}
      </QueryGate>
    </Box>
  );
}

function Dossier({ participation }: { participation: OrganizerParticipation }) {
  const { t } = useTranslation('organiser');
  const { _id, exhibitionCompany, reservation, edition, former } = participation;
  const stage = stageOf({ participation, reservation });
  return (
    <Box sx={{ display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } }}>
      <OpenedHeading name={exhibitionCompany.name} badge={<StageBadge stage={stage} />} />
      {former ? (
        <Alert severity="info">{t('dossier.former', { year: edition })}</Alert>
      ) : (
        <Decisions participation={participation} stage={stage} />
      )}
      <CompanyPart participation={participation} />
      <FollowUpPart participation={participation} />
      <DocumentsPart participation={_id} former={former} />
      <MessagesPart participation={_id} former={former} />
    </Box>
  );
}
