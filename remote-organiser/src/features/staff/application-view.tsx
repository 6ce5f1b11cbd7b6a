import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import type { StaffApplication } from '@mosta/shared/schemas/staff.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState } from '@mosta/shared/ui';
import { UnsavedGuard } from '@mosta/shared/workspace/unsaved-guard';
import { BackToList } from '../../ui/back-to-list';
import { gone } from '../../ui/gone';
import { NeighbourLinks } from '../../ui/neighbour-links';
import { Notes } from '../../ui/notes';
import { OpenedHeading } from '../../ui/opened-heading';
import { useRights } from '../../use-rights';
import { applicantName } from './applicant-name';
import { ApplicantPart } from './applicant-part';
import { Decisions } from './decisions';
import { FilePanel } from './file-panel';
import { FilesPart } from './files-part';
import { HistoryPart } from './history-part';
import { useApplication } from './staff.queries';
import { useOpenApplication } from './staff-address';
import { StatusBadge } from './status-badge';
import { useApplicationNeighbours } from './use-neighbours';

/** One application: who applies, with which files and notes, and what can be decided. */
export function ApplicationView({ id }: { id: string }) {
  const { t } = useTranslation('organiser');
  const { listAddress } = useOpenApplication();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 5 },
        }}
      >
        <BackToList to={listAddress}>{t('staff.back')}</BackToList>
        <NeighbourLinks
          {...useApplicationNeighbours(id)}
          label={t('staff.neighbours')}
          titles={{ previous: t('staff.keys.previous'), next: t('staff.keys.next') }}
        />
      </Box>
      <QueryGate
        query={useApplication(id)}
        loading={<LoadingState label={t('staff.loadingOne')} />}
        failed={t('staff.failedOne')}
        renderError={gone(t('staff.gone'), t('staff.goneText'))}
      >
        {(application) => (
          <UnsavedGuard text={t('staff.unsaved')} parameters={['candidature']}>
            <Application application={application} />
          </UnsavedGuard>
        )}
      </QueryGate>
    </Box>
  );
}

function Application({ application }: { application: StaffApplication }) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('staff');
  const { file } = useOpenApplication();
  const { _id, files } = application;
  const open = files.find((name) => name === file);
  return (
    <Box sx={open ? { ...COLUMNS, ...SIDE_BY_SIDE } : COLUMNS}>
      <Box sx={{ ...PARTS, gridColumn: '1' }}>
        <OpenedHeading
          name={applicantName(application)}
          badge={<StatusBadge status={application.status} />}
        />
        <Decisions application={application} />
        <FilesPart application={application} open={open ?? null} />
      </Box>
      {open && <FilePanel key={open} application={application} name={open} />}
      <Box sx={{ ...PARTS, gridColumn: '1' }}>
        <ApplicantPart application={application} />
        <FormCard title={t('staff.notes.title')} lead={t('staff.notes.lead')}>
          <Notes subject={{ kind: 'staff', id: _id }} may={may} />
        </FormCard>
        <HistoryPart application={_id} />
      </Box>
    </Box>
  );
}

/** On a phone the file comes below the list of files. */
const COLUMNS = { display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const SIDE_BY_SIDE = {
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;
const PARTS = { display: 'grid', gap: 6, '& > *': { minInlineSize: 0 } } as const;
