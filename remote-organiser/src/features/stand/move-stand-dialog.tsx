import { holderName } from '@mosta/shared/domain/wanted-stands';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { useMoveStand } from './stand.queries';

type MoveStandDialogProps = {
  stand: OrganizerStand;
  /** Codes that are free. */
  free: readonly string[];
  /** Where it was dropped; the first free one where left out. */
  to?: string | undefined;
  onDone: (to: string) => void;
  onClose: () => void;
};

/** Moves an option or a sale to a free stand, after the exhibitor's name was read. */
export function MoveStandDialog({ stand, free, to, onDone, onClose }: MoveStandDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const { code } = stand;
  const { mutateAsync } = useMoveStand();
  const form = useForm({ defaultValues: { to: to ?? free[0] ?? '' } });
  const { failure, submit } = useFormSending({
    form,
    send: async (target) => {
      await mutateAsync({ code, to: target.to });
      onDone(target.to);
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={t('stands.move.title', { code })}
      confirm={free.length > 0 ? t('stands.move.action') : undefined}
      sending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        {t(free.length > 0 ? 'stands.move.text' : 'stands.move.none', {
          holder: holderName(stand),
        })}
      </Typography>
      {failure && <FormFailure title={t('stands.notDone')}>{errorText(failure)}</FormFailure>}
      {free.length > 0 && (
        <FormField
          field={form.register('to')}
          label={t('stands.move.to')}
          message=""
          required
          options={free.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        />
      )}
    </FormDialog>
  );
}
