import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { hallsQuery, useQuery } from '@mosta/shared/queries';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type { StandCut } from '@mosta/shared/schemas/stand-cut.schema';
import { Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingKey } from '../../use-sending-key';
import { useUncutStand } from './stand-cut.queries';
import { useLayoutError } from './use-layout-error';

type UncutStandDialogProps = {
  /** Code of the stand that was cut. */
  code: string;
  /** Its parts. */
  parts: readonly OrganizerStand[];
  /** Told how it was cut, where the plan says so. */
  onDone: (whole: OrganizerStand, cut: StandCut | undefined) => void;
  onClose: () => void;
};

/** Confirms that the parts of a stand are put together again. */
export function UncutStandDialog({ code, parts, onDone, onClose }: UncutStandDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLayoutError();
  const id = useId();
  const { key } = useSendingKey();
  const { data } = useQuery(hallsQuery());
  const { mutateAsync } = useUncutStand();
  const form = useForm();
  const { failure, submit } = useFormSending({
    form,
    send: async () => {
      const cut = data?.flatMap(({ cuts }) => cuts).find((one) => one.code === code);
      const stands = parts.map((part) => ({ code: part.code, revision: part.revision }));
      onDone(await mutateAsync({ code, uncut: { key, stands } }), cut);
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={t('stands.uncut.title', { code })}
      confirm={t('stands.uncut.action', { code })}
      sending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        {t('stands.uncut.text', { code, codes: parts.map((part) => part.code).join(', ') })}
      </Typography>
      {failure && (
        <FormFailure title={t('stands.layout.notDone')}>{errorText(failure)}</FormFailure>
      )}
    </FormDialog>
  );
}
