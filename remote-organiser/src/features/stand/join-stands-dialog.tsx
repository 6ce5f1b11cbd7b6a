import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand, StandJoinPreview } from '@mosta/shared/schemas/stand.schema';
import { Alert, LoadingState, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { useSendingKey } from '../../use-sending-key';
import { useJoinPreview, useJoinStands } from './stand-layout.queries';
import { useFigures } from './use-figures';
import { useLayoutError } from './use-layout-error';

type JoinStandsDialogProps = {
  stands: readonly OrganizerStand[];
  onDone: (joined: OrganizerStand) => void;
  onClose: () => void;
};

/** Shows what stands would be as one, and joins them under the code that is chosen. */
export function JoinStandsDialog({ stands, onDone, onClose }: JoinStandsDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useLayoutError();
  const id = useId();
  const codes = stands.map(({ code }) => code);
  const { key } = useSendingKey();
  const { mutateAsync } = useJoinStands();
  const form = useForm({ defaultValues: { code: codes[0] ?? '' } });
  const sending = form.formState.isSubmitting;
  const { data, error } = useJoinPreview(codes, !sending);
  const { failure, submit } = useFormSending({
    form,
    send: async ({ code }) => {
      const known = stands.map((stand) => ({ code: stand.code, revision: stand.revision }));
      onDone(await mutateAsync({ key, code, stands: known }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      title={t('stands.join.title', { count: stands.length })}
      confirm={data ? t('stands.join.action') : undefined}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{t('stands.join.text', { codes: codes.join(', ') })}</Typography>
      {failure && (
        <FormFailure title={t('stands.layout.notDone')}>{errorText(failure)}</FormFailure>
      )}
      {error ? (
        <Alert severity="warning">{errorText(error)}</Alert>
      ) : data ? (
        <Preview joined={data} />
      ) : (
        <LoadingState label={t('stands.join.loading')} />
      )}
      {data && (
        <FormField
          field={form.register('code')}
          label={t('stands.join.code')}
          message=""
          required
          options={codes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        />
      )}
    </FormDialog>
  );
}

function Preview({ joined: { size, prices, priced } }: { joined: StandJoinPreview }) {
  const { t } = useTranslation('organiser');
  const figuresOf = useFigures();
  return (
    <Typography role="status">
      <strong>
        <bdi>{figuresOf({ size, prices }).join(' · ')}</bdi>
      </strong>
      <br />
      {t(`stands.join.${priced}`)}
    </Typography>
  );
}
