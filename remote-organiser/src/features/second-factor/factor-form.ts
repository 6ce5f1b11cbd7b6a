import { useTranslation } from '@mosta/shared/i18n';
import { AppError, toAppError } from '@mosta/shared/queries';
import {
  type LabelledFormOptions,
  useLabelledForm,
} from '@mosta/shared/workspace/use-labelled-form';
import type { FieldValues } from 'react-hook-form';

const SENTENCES = { namespace: 'organiser', key: 'secondFactor.validation' };
const FIELDS: Readonly<Record<string, string>> = { WRONG_PASSWORD: 'password', WRONG_CODE: 'code' };

/** A form of the second factor: a wrong password or code is told at its field. */
export function useFactorForm<Input extends FieldValues, Output>(
  options: Omit<LabelledFormOptions<Input, Output>, 'sentences' | 'label'>,
) {
  const { t } = useTranslation('organiser');
  return useLabelledForm({
    ...options,
    sentences: SENTENCES,
    label: t,
    send: (...sent) => options.send(...sent).catch(reportAtField),
  });
}

function reportAtField(error: unknown): never {
  const refused = toAppError(error);
  const field = FIELDS[refused.code];
  if (field === undefined) throw refused;
  const { code, status, message } = refused;
  throw new AppError({ code, status, message, fields: { [field]: message }, cause: refused });
}
