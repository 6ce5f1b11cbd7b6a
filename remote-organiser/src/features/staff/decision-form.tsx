import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import {
  interviewSchema,
  type StaffApplication,
  type StaffDecision,
  type StaffPreview,
  type StaffPreviewInput,
  staffMessageSchema,
} from '@mosta/shared/schemas/staff.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Typography } from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormDialog } from '../../ui/form-dialog';
import { MailPreview } from '../../ui/mail-preview';
import { applicantName } from './applicant-name';
import { useDecide, usePreview } from './staff.queries';

/** Somebody else was faster. */
const CHANGED = 'APPLICATION_CHANGED';

type Values = { day: string; time: string; place: string; message: string };

/** The appointment is demanded where there is one. */
function schemaOf(decision: StaffDecision): v.GenericSchema<Values, Values> {
  const place = decision === 'interview' ? interviewSchema.entries : NO_INTERVIEW;
  return v.object({ ...place, message: staffMessageSchema });
}
const NO_INTERVIEW = { day: v.string(), time: v.string(), place: v.string() };

type DecisionFormProps = {
  decision: StaffDecision;
  /** The application as it was when the decision was begun, and as it is now. */
  seen: StaffApplication;
  application: StaffApplication;
  /** The decision can still be made. */
  possible: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for what goes with a decision, shows the mail, and sends it; what was written stays after a failure. */
export function DecisionForm(props: DecisionFormProps) {
  const { decision, seen, application, possible, onDone, onClose } = props;
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const preview = usePreview(application._id);
  const decide = useDecide(application._id);
  const [mail, setMail] = useState<{ decided: StaffPreviewInput; shown: StaffPreview } | null>(
    null,
  );
  const [refused, setRefused] = useState(false);
  const messageOf = useFieldMessage({ namespace: 'organiser', key: 'staff.decision.validation' });
  const { interview } = seen;
  const form = useForm<Values>({
    resolver: valibotResolver(schemaOf(decision)),
    defaultValues: {
      ...{ day: interview?.day ?? '', time: interview?.time ?? '', place: interview?.place ?? '' },
      message: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    send: async (values) => {
      if (mail === null) {
        const decided = decidedOf(decision, values);
        setMail({ decided, shown: await preview.mutateAsync(decided) });
        return;
      }
      try {
        // After a refusal both states were on the screen: the decision is about what there is now.
        const { version } = refused ? application : seen;
        await decide.mutateAsync({ ...mail.decided, version });
      } catch (error) {
        if (toAppError(error).code !== CHANGED) throw error;
        setRefused(true);
        return;
      }
      onDone();
      onClose();
    },
  });
  const field = (name: keyof Values) => ({
    ...{ field: form.register(name), label: t(`staff.decision.${name}`) },
    message: messageOf(name, errors[name]),
  });
  const sends = refused ? 'staff.decision.again' : 'staff.decision.send';
  const confirm = mail === null ? 'mail.show' : sends;
  const status = t(`staff.statuses.${application.status}`);
  return (
    <FormDialog
      id={id}
      title={t(`staff.decision.${decision}.title`, { name: applicantName(application) })}
      confirm={refused && !possible ? undefined : t(confirm)}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {refused && (
        <FormFailure key={application.version} title={t('staff.decision.changed')}>
          {possible ? t('staff.decision.changedText', { status }) : t('common.decision.over')}
        </FormFailure>
      )}
      {failure && (
        <FormFailure title={t('common.decision.failed')}>{errorText(failure)}</FormFailure>
      )}
      {mail === null ? (
        <>
          <Typography>{t(`staff.decision.${decision}.text`)}</Typography>
          {decision === 'interview' && (
            <>
              <FieldRow>
                <FormField {...field('day')} type="date" required />
                <FormField
                  {...field('time')}
                  hint={t('staff.decision.timeHint')}
                  code="text"
                  required
                />
              </FieldRow>
              <FormField {...field('place')} required />
            </>
          )}
          <FormField {...field('message')} lines={4} />
        </>
      ) : (
        <MailPreview mails={[mail.shown]} onEdit={() => setMail(null)} editable={!isSubmitting} />
      )}
    </FormDialog>
  );
}

function decidedOf(decision: StaffDecision, { message, ...interview }: Values): StaffPreviewInput {
  return decision === 'interview' ? { decision, message, interview } : { decision, message };
}
