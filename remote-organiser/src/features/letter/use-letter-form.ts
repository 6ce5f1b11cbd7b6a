import { valibotResolver } from '@hookform/resolvers/valibot';
import { unknownPlaceholders } from '@mosta/shared/domain/letter-placeholders';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import type { Letter, LetterContent } from '@mosta/shared/schemas/letter.schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldError, type FieldPath, get, type UseFormReturn, useForm } from 'react-hook-form';
import { useSendingKey } from '../../use-sending-key';
import { useSaveLetter } from './letter.queries';
import { type LetterValues, letterValuesSchema, NEW_LETTER, valuesOf } from './letter-values';

export type LetterFormState = UseFormReturn<LetterValues, unknown, LetterContent>;

/** Fields about which the form says what is wrong, in its order. */
const FIELDS = [
  ...(['subject', 'body'] as const).flatMap((part) =>
    (['fr', 'en', 'ar'] as const).map((language) => `${part}.${language}` as const),
  ),
  ...(['audience.stages', 'audience.country', 'audience.exhibitors'] as const),
] as const satisfies readonly FieldPath<LetterValues>[];

type LetterFormOptions = {
  /** Null for a new letter. */
  letter: Letter | null;
  onAdded: (id: string) => void;
  onSaved: (letter: Letter) => void;
};

/**
 * The form of a draft: it follows what others save while nothing is typed, and tells of both versions where something is.
 * What is typed into a letter that has left or is gone becomes another letter.
 */
export function useLetterForm({ letter, onAdded, onSaved }: LetterFormOptions) {
  const { t } = useTranslation('organiser');
  const messageOf = useFieldMessage({ namespace: 'organiser', key: 'mailing.messages' });
  const form = useForm<LetterValues, unknown, LetterContent>({
    resolver: valibotResolver(letterValuesSchema),
    defaultValues: letter ? valuesOf(letter) : NEW_LETTER,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { key, renew: renewKey } = useSendingKey();
  /** The version that is on the screen. */
  const [seen, setSeen] = useState(letter?.version ?? 0);
  const [conflict, setConflict] = useState(false);
  const [gone, setGone] = useState(false);
  const closed = gone || (letter !== null && letter.state !== 'draft');
  const { mutateAsync } = useSaveLetter();

  function take(from: Letter, fill: (values: LetterValues) => void = form.reset): void {
    fill(valuesOf(from));
    setSeen(from.version);
    setConflict(false);
  }

  const follow = useEffectEvent(() => {
    if (letter && letter.version !== seen && !isDirty) take(letter);
  });
  const version = letter?.version;
  useEffect(() => {
    if (version !== undefined) follow();
  }, [version]);

  const { failure, attempt, submit } = useFormSending({
    form,
    fieldOf: (path) => path.replace(/^content\./, ''),
    send: async (content, _signal, renew) => {
      // After a refusal both versions were on the screen: this one is to take the place of what there is now.
      const base = conflict && letter ? letter.version : seen;
      const to = letter && !closed ? { id: letter._id, version: base } : { key };
      try {
        const saved = await mutateAsync({ content, to });
        if ('key' in to) {
          onAdded(saved._id);
          renewKey();
          setGone(false);
        }
        take(saved, renew);
        onSaved(saved);
      } catch (error) {
        const { code } = toAppError(error);
        setConflict(code === 'LETTER_CHANGED');
        setGone(code === 'NOT_FOUND');
        if ('key' in to && code === 'NOT_FOUND') renewKey();
        throw error;
      }
    },
  });

  function message(path: string): string {
    const error: FieldError | undefined = get(errors, path);
    if (error?.type !== 'raw_check') return messageOf(path, error);
    const [unknown] = unknownPlaceholders(String(get(form.getValues(), path) ?? ''));
    if (unknown === undefined) return t('mail.lacking');
    return t('mail.unknown', { written: unknown });
  }

  const labelOf = (path: string) => {
    const [field = '', part = ''] = path.split('.');
    if (field === 'audience') return t(`mailing.fields.${part}`);
    return `${t(`mailing.fields.${field}`)}, ${t(`common.languages.${part}`)}`;
  };

  return {
    ...{ form, message, failure, attempt, submit, take, closed },
    problems: FIELDS.map((name) => ({
      ...{ name, label: labelOf(name), message: message(name) },
    })).filter((problem) => problem.message !== ''),
    conflict: conflict && !closed,
    ...{ dirty: isDirty, sending: isSubmitting },
  };
}
