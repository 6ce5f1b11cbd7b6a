import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Note as WrittenNote } from '@mosta/shared/schemas/note.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState, PlainList, Typography } from '@mosta/shared/ui';
import { type NoteSubject, useNotes } from '../note.queries';
import { NoteForm } from './note-form';
import { personName } from './person-name';

/** What organisers note for each other about a subject. @param may whether the reader may add to it */
export function Notes({ subject, may }: { subject: NoteSubject; may: boolean }) {
  const { t } = useTranslation('organiser');
  return (
    <>
      <QueryGate
        query={useNotes(subject)}
        loading={<LoadingState label={t('notes.loading')} />}
        failed={t('notes.failed')}
        empty={{
          when: (notes) => notes.length === 0,
          show: <Typography color="textSecondary">{t('notes.none')}</Typography>,
        }}
      >
        {(notes) => (
          <div role="log" aria-label={t('notes.title')}>
            <PlainList ordered sx={{ display: 'grid', gap: 4 }}>
              {notes.map((note) => (
                <Note key={note._id} note={note} />
              ))}
            </PlainList>
          </div>
        )}
      </QueryGate>
      {may && <NoteForm subject={subject} />}
    </>
  );
}

function Note({ note: { author, text, writtenAt } }: { note: WrittenNote }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{ paddingInlineStart: 4, borderInlineStart: '3px solid', borderColor: 'line' }}
    >
      <Typography variant="body2" color="textSecondary">
        <strong>
          <bdi>{author ? personName(author) : t('notes.formerColleague')}</bdi>
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
