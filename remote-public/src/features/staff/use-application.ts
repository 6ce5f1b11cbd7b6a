import { valibotResolver } from '@hookform/resolvers/valibot';
import { readDraft, removeDraft } from '@mosta/shared/forms/draft';
import type { FormFieldProps } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useTranslation } from '@mosta/shared/i18n';
import { useState } from 'react';
import { type FieldError, type FieldPath, get, useForm } from 'react-hook-form';
import {
  type Application,
  type ApplicationInput,
  applicationSchema,
  DRAFT,
  EMPTY_DRAFT,
  fieldNames,
  NO_FILES,
} from './application';

export type FieldName = FieldPath<ApplicationInput>;
/** Returns the props of a form field by its name. */
export type Bind = (name: FieldName) => Pick<FormFieldProps, 'field' | 'label' | 'message'>;

/** The application's form state, initialised from the saved draft. */
export function useApplication() {
  const { t } = useTranslation('public');
  const messageOf = useFieldMessage({ namespace: 'public', key: 'staffForm.validation' });
  const [found] = useState(() => readDraft(DRAFT));
  const form = useForm<ApplicationInput, unknown, Application>({
    resolver: valibotResolver(applicationSchema),
    defaultValues: { ...(found.values ?? EMPTY_DRAFT), files: NO_FILES },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const message = (name: string) => messageOf(name, firstError(get(errors, name)));

  function label(name: string): string {
    const [, index, field] = /\.works\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (index !== undefined) {
      return t('staffForm.workField', {
        number: Number(index) + 1,
        label: t(`staffForm.fields.${field}`),
      });
    }
    const own = name.split('.').at(-1);
    return t(name.startsWith('files.') ? `staffForm.files.${own}` : `staffForm.fields.${own}`);
  }

  return {
    form,
    /** The restored draft; the form shows a notice about it. */
    found,
    message,
    bind: ((name) => ({
      field: form.register(name),
      label: t(`staffForm.fields.${name.split('.').at(-1)}`),
      message: message(name),
    })) satisfies Bind,
    problems: fieldNames(form.getValues('professionalInformation.works').length)
      .map((name) => ({ name, label: label(name), message: message(name) }))
      .filter((problem) => problem.message !== ''),
    discard() {
      removeDraft(DRAFT);
      form.reset({ ...EMPTY_DRAFT, files: NO_FILES });
    },
  };
}

/** The error at a name, or the first one below it: a list may have one at its third entry. */
function firstError(found: unknown): Pick<FieldError, 'type' | 'message'> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  if ('message' in found && 'type' in found) return found as FieldError;
  return Object.values(found).map(firstError).find(Boolean);
}
