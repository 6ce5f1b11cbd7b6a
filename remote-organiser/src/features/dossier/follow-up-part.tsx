import { FormCard } from '@mosta/shared/forms/form-card';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ParticipationNote } from '@mosta/shared/schemas/note.schema';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { personName } from '../../ui/person-name';
import { useRights } from '../../use-rights';
import { AssigneeField } from './assignee-field';
import { useNotes } from './follow-up.queries';
import { NoteForm } from './note-form';

/** Who of the organisers follows a participation, and what they note about it; the exhibitor does not see it. */
export function FollowUpPart({ participation }: { participation: OrganizerParticipation }) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('participation') && !participation.former;
  const { _id } = participation;
  return (
    <FormCard title={t('followUp.title')} lead={t('followUp.lead')}>
      <AssigneeField participation={participation} />
      <QueryGate
        query={useNotes(_id)}
        loading={<LoadingState label={t('followUp.loading')} />}
        failed={t('followUp.failed')}
        empty={{
          when: (notes) => notes.length === 0,
          show: <Typography color="textSecondary">{t('followUp.none')}</Typography>,
        }}
      >
        {(notes) => (
          <div role="log" aria-label={t('followUp.notes')}>
            <PlainList ordered sx={{ display: 'grid', gap: 4 }}>
              {notes.map((note) => (
                <Note key={note._id} note={note} />
              ))}
            </PlainList>
          </div>
        )}
      </QueryGate>
      {may && <NoteForm participation={_id} />}
    </FormCard>
  );
}

function Note({ note: { author, text, writtenAt } }: { note: ParticipationNote }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{ paddingInlineStart: 4, borderInlineStart: '3px solid', borderColor: 'line' }}
    >
      <Typography variant="body2" color="textSecondary">
        <strong>
          <bdi>{author ? personName(author) : t('followUp.formerColleague')}</bdi>
        </strong>
        {' · '}
        <bdi>{`${formatDate(language, writtenAt)}, ${formatTime(language, writtenAt)}`}</bdi>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{text}</bdi>
      </Typography>
    </Box>
  );
}
