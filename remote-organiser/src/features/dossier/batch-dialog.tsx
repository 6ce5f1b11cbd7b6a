import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { randomId } from '@mosta/shared/forms/random-id';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import {
  decisionTextSchema,
  participationMessageSchema,
} from '@mosta/shared/schemas/participation.schema';
import type {
  BatchAction,
  BatchItem,
  BatchPreview,
  BatchResult,
  BatchWork,
} from '@mosta/shared/schemas/participation-batch.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Button, Typography } from '@mosta/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormDialog } from '../../ui/form-dialog';
import { MailPreview } from '../../ui/mail-preview';
import { personName } from '../../ui/person-name';
import { useBatch, useBatchPreview } from './batch.queries';
import { BatchReport } from './batch-report';
import { useAssignees } from './follow-up.queries';

type BatchDialogProps = {
  action: BatchAction;
  items: readonly BatchItem[];
  /** @param done those with which it was done */
  onClose: (done: readonly string[]) => void;
};

/** What will happen, which is looked at, and then what did. */
type Shown =
  | { step: 'write' }
  | { step: 'look'; work: BatchWork; preview: BatchPreview; key: string }
  | { step: 'done' };

const WORDS = {
  accept: decisionTextSchema,
  refuse: participationMessageSchema.entries.message,
  assign: v.string(),
} satisfies Record<BatchAction, v.GenericSchema<string, string>>;

/** Asks for what goes with it, says what will happen, does it once that is confirmed, and says what did. */
export function BatchDialog({ action, items, onClose }: BatchDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const preview = useBatchPreview();
  const batch = useBatch();
  const assignees = useAssignees(action === 'assign').data ?? [];
  const [open, setOpen] = useState<readonly BatchItem[]>(items);
  const [shown, setShown] = useState<Shown>({ step: 'write' });
  const [results, setResults] = useState<readonly BatchResult[]>([]);
  const messageOf = useFieldMessage({
    ...{ namespace: 'organiser', key: 'participation.messages.validation' },
  });
  const form = useForm({
    resolver: valibotResolver(v.object({ message: WORDS[action], to: v.string() })),
    defaultValues: { message: '', to: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    send: async ({ message, to }) => {
      if (shown.step === 'look') {
        const { work, key, preview: looked } = shown;
        const told = await batch.mutateAsync({ ...work, key });
        const left = looked.results.filter(({ problem }) => problem !== null);
        const known = [...told, ...left];
        setResults((before) => [
          ...before.filter(({ _id }) => known.every((one) => one._id !== _id)),
          ...known,
        ]);
        setShown({ step: 'done' });
        return;
      }
      // Tried again, it is about what there is now.
      const wanted = shown.step === 'done' ? again.flatMap(({ current }) => current ?? []) : open;
      const list = [...wanted];
      const work: BatchWork =
        action === 'assign'
          ? { action, items: list, to: to === '' ? null : to }
          : { action, items: list, message };
      const looked = await preview.mutateAsync(work);
      const possible = list.filter(({ _id }) =>
        looked.results.some((one) => one._id === _id && one.problem === null),
      );
      const letterVersion = looked.example?.letterVersion;
      const read = letterVersion === undefined ? {} : { letterVersion };
      setOpen(wanted);
      setShown({
        ...{ step: 'look', preview: looked, key: randomId() },
        work: { ...work, ...(action === 'assign' ? {} : read), items: possible },
      });
    },
  });
  const done = results.filter(({ problem }) => problem === null);
  const failed = results.filter(({ problem }) => problem !== null);
  const again = failed.filter(({ problem }) => problem !== null && RETRIED.has(problem));
  const confirm = () => {
    if (shown.step === 'write') return t('batch.look');
    if (shown.step === 'done') {
      return again.length > 0 ? t('batch.again', { count: again.length }) : undefined;
    }
    const count = shown.work.items.length;
    return count > 0 ? t(`batch.${action}.confirm`, { count }) : undefined;
  };
  return (
    <FormDialog
      id={id}
      title={t(`batch.${action}.title`)}
      confirm={confirm()}
      close={shown.step === 'done' ? t('common.close') : undefined}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={() => onClose(done.map(({ _id }) => _id))}
    >
      {failure && <FormFailure title={t('batch.failed')}>{errorText(failure)}</FormFailure>}
      {shown.step === 'write' && (
        <>
          <Typography>{t(`batch.${action}.text`, { count: items.length })}</Typography>
          {action === 'assign' ? (
            <FormField
              field={form.register('to')}
              label={t('followUp.assignee')}
              message=""
              options={[
                <option key="" value="">
                  {t('followUp.nobody')}
                </option>,
                ...assignees.map((person) => (
                  <option key={person._id} value={person._id}>
                    {personName(person)}
                  </option>
                )),
              ]}
            />
          ) : (
            <FormField
              field={form.register('message')}
              label={t('batch.message')}
              message={messageOf('message', errors.message)}
              required={action === 'refuse'}
              lines={4}
            />
          )}
        </>
      )}
      {shown.step === 'look' && (
        <>
          <FocusedLine
            text={t('batch.possible', {
              ...{ count: shown.work.items.length, of: shown.preview.results.length },
            })}
          />
          <BatchReport
            title={t('batch.impossible')}
            results={shown.preview.results.filter(({ problem }) => problem !== null)}
          />
          {shown.preview.example ? (
            <>
              <Typography>{t('batch.example')}</Typography>
              <MailPreview
                mails={shown.preview.example.mails.map(({ to, ...mail }) => ({
                  ...{ ...mail, to: to.join(', ') },
                }))}
                quiet
                editable={!isSubmitting}
                onEdit={() => setShown({ step: 'write' })}
              />
            </>
          ) : (
            <Button
              size="small"
              disabled={isSubmitting}
              onClick={() => setShown({ step: 'write' })}
              sx={{ justifySelf: 'start' }}
            >
              {t('mail.edit')}
            </Button>
          )}
        </>
      )}
      {shown.step === 'done' && (
        <>
          <FocusedLine text={t('batch.done', { count: done.length, of: results.length })} />
          <BatchReport title={t('batch.notDone')} results={failed} />
          <BatchReport title={t(`batch.${action}.done`)} results={done} />
        </>
      )}
    </FormDialog>
  );
}

/** It takes the focus: the button that had it may be gone. */
function FocusedLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Typography ref={line} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
      {text}
    </Typography>
  );
}

/** What may be possible once it was read again. */
const RETRIED: ReadonlySet<string> = new Set([
  'PARTICIPATION_CHANGED',
  'DECISION_LETTER_CHANGED',
  'FAILED',
]);
