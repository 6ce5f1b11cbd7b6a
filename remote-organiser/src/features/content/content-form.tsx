import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useTranslation } from '@mosta/shared/i18n';
import type { ContentEntry, ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { useRights } from '../../use-rights';
import type { ContentStep } from './content.queries';
import { ContentConflict } from './content-conflict';
import { ContentFields } from './content-fields';
import { EntryHistory } from './content-history';
import { ContentPreview } from './content-preview';
import { textsOf } from './content-state';
import { EntryActions } from './entry-actions';
import type { KindEditor } from './kind-editor';
import { SampleField } from './sample-field';
import { useContentForm } from './use-content-form';

type ContentFormProps<Kind extends ContentKind> = {
  editor: KindEditor<Kind>;
  /** All of the kind. */
  entries: readonly EntryOf<Kind>[];
  /** Null for a new entry. */
  entry: EntryOf<Kind> | null;
  onSaved: (entry: ContentEntry, published: boolean) => void;
  onStep: (step: ContentStep, entry: ContentEntry) => void;
};

/** Writes an entry: fields in three languages, preview, draft or publication, history. */
export function ContentFormView<Kind extends ContentKind>(props: ContentFormProps<Kind>) {
  const { editor, entries, entry, onSaved, onStep } = props;
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const readOnly = !useRights().mayWrite('content');
  const id = entry?._id ?? null;
  const schema = useMemo(() => editor.schema(entries, id), [editor, entries, id]);
  const empty = useMemo(() => editor.empty(), [editor]);
  const writing = useContentForm({ ...{ kind: editor.kind, schema, entry, empty, onSaved } });
  const { form, message, failure, attempt, submit, conflict, take, dirty, sending } = writing;
  const problems = textsOf(form.getValues())
    .map(([path]) => path)
    .concat(editor.rows.flat().map(({ name }) => name))
    .map((path) => ({ name: path, label: labelOf(path), message: message(path) }))
    .filter((problem) => problem.message !== '');
  const unique = problems.filter(
    ({ name }, index) => problems.findIndex((one) => one.name === name) === index,
  );

  function labelOf(path: string): string {
    const [field = '', part] = path.split('.');
    const label = t(`content.${editor.kind}.fields.${field}`);
    return part && !/^\d+$/.test(part) ? `${label}, ${t(`content.languages.${part}`)}` : label;
  }

  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: { xs: 8, lg: 10 }, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <LeaveGuard unsent={dirty} parameters={['entree']}>
        {t('content.unsaved')}
      </LeaveGuard>
      <Box
        component="form"
        noValidate
        aria-label={t(`content.${editor.kind}.form`)}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 6 }}
      >
        {conflict && entry ? (
          <ContentConflict
            entry={entry}
            typed={form.getValues()}
            onTake={(content) => take(content, entry.version)}
          />
        ) : (
          failure &&
          unique.length === 0 && (
            <FormFailure title={t('content.notSaved')}>{errorText(failure)}</FormFailure>
          )
        )}
        <ErrorSummary problems={unique} attempt={attempt} />
        {entry?.draft.sample && editor.saysSample && (
          <Alert severity="info">{t('content.isSample')}</Alert>
        )}
        {readOnly && <Alert severity="info">{t('content.readOnly')}</Alert>}
        <Box component="fieldset" disabled={readOnly} sx={BARE}>
          <ContentFields
            {...{ form, message, kind: editor.kind, rows: editor.rows }}
            missing={editor.translationMissing ?? t('content.translationMissing')}
          />
          {editor.Notes && <editor.Notes entry={entry} form={form} />}
          {editor.saysSample && <SampleField form={form} />}
        </Box>
        {!readOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button
              type="submit"
              variant="outlined"
              loading={sending}
              onClick={() => writing.onPublish(false)}
            >
              {t(conflict ? 'content.saveMine' : 'content.save')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              loading={sending}
              onClick={() => writing.onPublish(true)}
            >
              {t(conflict ? 'content.publishMine' : 'content.publish')}
            </Button>
          </Box>
        )}
        {entry && !readOnly && (
          <EntryActions
            {...{ entry, disabled: dirty, onDone: onStep, fixed: editor.fixed ?? false }}
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 8, minInlineSize: 0 }}>
        <ContentPreview editor={editor} schema={schema} form={form} />
        {entry && <EntryHistory entry={entry} />}
      </Box>
    </Box>
  );
}

/** A fieldset that looks like none. */
const BARE = {
  display: 'grid',
  gap: 6,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
} as const;
