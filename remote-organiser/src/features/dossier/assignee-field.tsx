import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Typography } from '@mosta/shared/ui';
import { ChoiceField } from '../../ui/choice-field';
import { personName } from '../../ui/person-name';
import { useRights } from '../../use-rights';
import { useAssign, useAssignees } from './follow-up.queries';

/** To whom of the organisers a participation is given; whoever may not give it reads the name. */
export function AssigneeField({ participation }: { participation: OrganizerParticipation }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const may = useRights().mayWrite('participation') && !participation.former;
  const { _id, assignee } = participation;
  const known = useAssignees(may).data ?? [];
  const { mutate, error, isPending, variables } = useAssign(_id);
  const chosen = isPending ? variables.assignee : (assignee?._id ?? null);
  if (!may) {
    return (
      <Typography>
        {t('followUp.assignee')}
        {' · '}
        <bdi>{assignee ? personName(assignee) : t('followUp.nobody')}</bdi>
      </Typography>
    );
  }
  const gone = assignee !== null && known.every((person) => person._id !== assignee._id);
  const people = gone ? [assignee, ...known] : known;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 420 }} aria-busy={isPending}>
      <ChoiceField
        label={t('followUp.assignee')}
        all={t('followUp.nobody')}
        value={chosen}
        options={people.map((person) => ({ value: person._id, label: personName(person) }))}
        onChange={(next) => mutate({ assignee: next, seen: chosen })}
      />
      {error && (
        <Alert severity="error" role="alert">
          {t('followUp.notAssigned', { reason: errorText(error) })}
        </Alert>
      )}
    </Box>
  );
}
