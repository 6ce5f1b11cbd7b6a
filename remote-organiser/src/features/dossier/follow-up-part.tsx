import { FormCard } from '@mosta/shared/forms/form-card';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { Notes } from '../../ui/notes';
import { useRights } from '../../use-rights';
import { AssigneeField } from './assignee-field';

/** Who of the organisers follows a participation, and what they note about it; the exhibitor does not see it. */
export function FollowUpPart({ participation }: { participation: OrganizerParticipation }) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('participation') && !participation.former;
  return (
    <FormCard title={t('followUp.title')} lead={t('followUp.lead')}>
      <AssigneeField participation={participation} />
      <Notes subject={{ kind: 'participation', id: participation._id }} may={may} />
    </FormCard>
  );
}
