import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { savedViewInputSchema, type ViewTable } from '@mosta/shared/schemas/saved-view.schema';
import { useErrorText } from '@mosta/shared/shell';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSaveView } from '../saved-view.queries';
import { FormDialog } from './form-dialog';

const schema = v.object({ name: savedViewInputSchema.entries.name });

type SaveViewDialogProps = {
  table: ViewTable;
  filters: string;
  /** What it was called before it was removed. */
  name: string;
  onClose: () => void;
};

/** Gives the filters of a table a name. */
export function SaveViewDialog({ table, filters, name, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const messageOf = useFieldMessage({ namespace: 'organiser', key: 'views.validation' });
  const id = useId();
  const { mutateAsync } = useSaveView();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const { failure, atFields, submit } = useFormSending({
    form,
    send: async (given) => {
      await mutateAsync({ table, filters, ...given });
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={t('views.save')}
      confirm={t('views.confirm')}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure && !atFields && (
        <FormFailure title={t('views.notSaved')}>{errorText(failure)}</FormFailure>
      )}
      <FormField
        field={form.register('name')}
        label={t('views.name')}
        message={messageOf('name', errors.name)}
        hint={t('views.hint')}
        required
      />
    </FormDialog>
  );
}
