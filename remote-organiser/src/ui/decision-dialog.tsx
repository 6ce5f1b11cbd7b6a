import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Dialog, DialogContent, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { unlessBeside } from './form-dialog';
import { MailPreview, type ShownMail } from './mail-preview';

type DecisionDialogProps = {
  title: string;
  /** What will happen. */
  text: string;
  /** The action to confirm. */
  confirm: string;
  /** Title of a failure; of a decision about a dossier where left out. */
  failed?: string;
  /** The sentence of a failure; the general one of its code where left out. */
  explain?: (error: unknown) => string;
  /** The text that goes with it; left out where there is none. */
  words?: { label: string; schema: v.GenericSchema<string, string>; required: boolean } | undefined;
  /**
   * What has changed meanwhile, and whether the decision is still possible: in the place of failures that have this
   * code.
   */
  conflict?: { code: string; notice: ReactNode; possible: boolean } | undefined;
  /** The mails that would leave, to be read before they do; left out where there are none. */
  preview?: ((message: string) => Promise<readonly ShownMail[]>) | undefined;
  send: (message: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation, and for the words that go with a decision; what was written stays after a failure. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, confirm, words, conflict, failed, preview, send, onClose } = props;
  const general = useErrorText();
  const { explain = general } = props;
  const { t } = useTranslation('organiser');
  const id = useId();
  const messageOf = useFieldMessage({
    namespace: 'organiser',
    key: 'participation.messages.validation',
  });
  const schema = v.object({ message: words?.schema ?? v.string() });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { message: '' } });
  const { errors, isSubmitting } = form.formState;
  const [mails, setMails] = useState<readonly ShownMail[] | null>(null);
  const writing = preview !== undefined && mails === null;
  const { failure, submit } = useFormSending({
    form,
    send: async ({ message }) => {
      if (preview && mails === null) {
        setMails(await preview(message));
        return;
      }
      try {
        await send(message);
      } catch (error) {
        // Something has changed meanwhile: the mails that were read may be others now.
        if (toAppError(error).status === 409) setMails(null);
        throw error;
      }
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : unlessBeside(onClose)}
      role="alertdialog"
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogContent sx={{ padding: { xs: 6, sm: 8 } }}>
        <Box
          component="form"
          noValidate
          aria-labelledby={`${id}-title`}
          onSubmit={submit}
          sx={{ display: 'grid', gap: 5 }}
        >
          <Typography id={`${id}-title`} variant="h4" component="h2">
            {title}
          </Typography>
          <Typography id={`${id}-text`}>{text}</Typography>
          {conflict?.notice}
          {failure && failure.code !== conflict?.code && (
            <FormFailure title={failed ?? t('common.decision.failed')}>
              {explain(failure)}
            </FormFailure>
          )}
          {mails && (
            <MailPreview mails={mails} editable={!isSubmitting} onEdit={() => setMails(null)} />
          )}
          {words && mails === null && (
            <FormField
              field={form.register('message')}
              label={words.label}
              message={messageOf('message', errors.message)}
              required={words.required}
              lines={4}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" onClick={onClose} disabled={isSubmitting} autoFocus>
              {t(conflict?.possible === false ? 'common.close' : 'common.cancel')}
            </Button>
            {conflict?.possible !== false && (
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {writing ? t('mail.show') : conflict ? t('common.decision.again') : confirm}
              </Button>
            )}
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
