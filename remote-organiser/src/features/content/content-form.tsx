import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useTranslation } from '@mosta/shared/i18n';
import type { ContentEntry, ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useEffect, useMemo } from 'react';
import { useRights } from '../../use-rights';
import type { ContentStep } from './content.queries';
import { ContentConflict } from './content-conflict';
import { ContentFields } from './content-fields';
import { EntryHistory } from './content-history';
import { ContentPreview } from './content-preview';
import { pathsOf } from './content-state';
import { EDITOR_ASIDE, EDITOR_BAR, EDITOR_COLUMNS, EDITOR_FORM } from './editor-layout';
import { EntryActions } from './entry-actions';
import type { KindEditor } from './kind-editor';
import { SampleField } from './sample-field';
import { useContentForm } from './use-content-form';
import { useFieldLabel } from './use-field-label';

type ContentFormProps<Kind extends ContentKind> = {
  editor: KindEditor<Kind>;
  /** All of the kind. */
  entries: readonly EntryOf<Kind>[];
  /** Null for a new entry. */
  entry: EntryOf<Kind> | null;
  /** What is typed was an entry that a colleague has removed meanwhile. */
  gone: boolean;
  onTyped: (typed: boolean) => void;
  /** Of a new entry. */
  onAdded: (id: string) => void;
  /** Once nothing is left to save. */
  onSaved: (entry: ContentEntry, published: boolean) => void;
  onStep: (step: ContentStep, entry: ContentEntry) => void;
};

/** Writes an entry: fields in three languages, preview, draft or publication, history. */
export function ContentFormView<Kind extends ContentKind>(props: ContentFormProps<Kind>) {
  const { editor, entries, entry, gone, onTyped, onAdded, onSaved, onStep } = props;
  const { t } = useTranslation('organiser');
  const labelOf = useFieldLabel(editor.kind);
  const errorText = useErrorText();
  const readOnly = !useRights().mayWrite('content');
  const id = entry?._id ?? null;
  const schema = useMemo(() => editor.schema(entries, id), [editor, entries, id]);
  const empty = useMemo(() => editor.empty(), [editor]);
  const writing = useContentForm({
    ...{ kind: editor.kind, schema, entry, gone, empty, onAdded, onSaved },
  });
  const { form, message, failure, attempt, submit, conflict, take, dirty, sending } = writing;
  useEffect(() => {
    onTyped(dirty);
    return () => onTyped(false);
  }, [dirty, onTyped]);
  const values = form.getValues();
  const problems = [
    ...new Set([...editor.rows.flat().map(({ name }) => name), ...Object.keys(values)]),
  ]
    .flatMap((name) => pathsOf(values[name], name))
    .map((path) => ({ name: path, label: labelOf(path), message: message(path) }))
    .filter((problem) => problem.message !== '');

  return (
    <Box sx={EDITOR_COLUMNS}>
      <LeaveGuard unsent={dirty} parameters={['entree']}>
        {t('common.unsaved')}
      </LeaveGuard>
      <Box
        component="form"
        noValidate
        aria-label={t(`content.${editor.kind}.form`)}
        onSubmit={submit}
        sx={EDITOR_FORM}
      >
        {conflict && entry ? (
          <ContentConflict
            entry={entry}
            typed={form.getValues()}
            onTake={(content) => take(content, entry.version)}
          />
        ) : (
          failure &&
          problems.length === 0 && (
            <FormFailure title={t('common.notSaved')}>{errorText(failure)}</FormFailure>
          )
        )}
        {gone && <Alert severity="warning">{t('content.gone')}</Alert>}
        <ErrorSummary problems={problems} attempt={attempt} />
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
          <Box sx={EDITOR_BAR}>
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
      <Box sx={EDITOR_ASIDE}>
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
