import { valibotResolver } from '@hookform/resolvers/valibot';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { PASSWORD_MAX, PASSWORD_MIN } from '@mosta/shared/schemas/account.schema';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type * as v from 'valibot';

/** Where the sentences of the account forms' fields stand, and the numbers in them. */
const SENTENCES = {
  namespace: 'exhibitor',
  key: 'account.validation',
  values: { min: PASSWORD_MIN, max: PASSWORD_MAX },
};

type AccountFormOptions<Input extends FieldValues, Output> = {
  schema: v.GenericSchema<Input, Output>;
  empty: DefaultValues<Input>;
  /** Fields in the form's order, with the catalogue's key of their label. */
  fields: readonly { name: Path<Input>; label: string }[];
  /** What it throws is the failure; what was typed stays. */
  send: (output: Output, signal: AbortSignal) => Promise<void>;
};

/** What the account forms have in common: checking, sending once, and sentences for the fields and the summary. */
export function useAccountForm<Input extends FieldValues, Output>(
  options: AccountFormOptions<Input, Output>,
) {
  const { schema, empty, fields, send } = options;
  const { t } = useTranslation('exhibitor');
  const messageOf = useFieldMessage(SENTENCES);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { failure, attempt, submit } = useFormSending({ form, send });
  const { errors, isSubmitting } = form.formState;
  const message = (name: Path<Input>) => messageOf(name, get(errors, name));

  /** Everything that a field needs but its kind. */
  function bind(name: Path<Input>) {
    const label = fields.find((field) => field.name === name)?.label ?? name;
    return { field: form.register(name), label: t(label), message: message(name) };
  }

  const problems = fields
    .map(({ name, label }) => ({ name, label: t(label), message: message(name) }))
    .filter((problem) => problem.message !== '');
  return { form, bind, message, problems, attempt, submit, failure, sending: isSubmitting };
}
