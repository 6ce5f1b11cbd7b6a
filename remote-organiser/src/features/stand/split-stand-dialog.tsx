import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingKey } from '../../use-sending-key';
import { useSplitStand } from './stand-layout.queries';
import { useLayoutError } from './use-layout-error';

type SplitStandDialogProps = {
  stand: OrganizerStand;
  onDone: (parts: readonly OrganizerStand[]) => void;
  onClose: () => void;
};

/** Confirms that a joined stand comes apart. */
export function SplitStandDialog({ stand, onDone, onClose }: SplitStandDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLayoutError();
  const id = useId();
  const { key } = useSendingKey();
  const { mutateAsync } = useSplitStand();
  const form = useForm();
  const { failure, submit } = useFormSending({
    form,
    send: async () => {
      onDone(await mutateAsync({ stand, key }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={t('stands.split.title', { code: stand.code })}
      confirm={t('stands.split.action')}
      sending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{t('stands.split.text', { codes: stand.parts.join(', ') })}</Typography>
      {failure && (
        <FormFailure title={t('stands.layout.notDone')}>{errorText(failure)}</FormFailure>
      )}
    </FormDialog>
  );
}
