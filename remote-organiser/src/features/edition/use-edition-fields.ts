import type { EditionContent } from '@mosta/shared/schemas/edition-content.schema';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import type { EditionValues } from './edition-values';
import { namedValues, useFieldLabel, useFieldProblem } from './field-texts';

export type EditionFormState = UseFormReturn<EditionValues, unknown, EditionContent>;

/** Ties a field of the form to its control, with its label and what is wrong with it. */
export type Bind = ReturnType<typeof useEditionFields>['bind'];

export function useEditionFields(form: EditionFormState) {
  const labelOf = useFieldLabel();
  const problemOf = useFieldProblem();
  const { errors } = form.formState;
  const messageOf = (name: string) => problemOf(name, get(errors, name));
  return {
    bind: (name: FieldPath<EditionValues>) => ({
      field: form.register(name),
      label: labelOf(name),
      message: messageOf(name),
    }),
    /** What is wrong, in the form's order. */
    problems: namedValues(form.getValues())
      .map(([name]) => ({ name, label: labelOf(name), message: messageOf(name) }))
      .filter(({ message }) => message !== ''),
  };
}
