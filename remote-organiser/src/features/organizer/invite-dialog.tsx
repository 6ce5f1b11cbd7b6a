import { valibotResolver } from '@hookform/resolvers/valibot';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { newOrganizerSchema } from '@mosta/shared/schemas/organizer-account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/form-dialog';
import { useInvite } from './organizer.queries';
import { RoleField } from './role-field';

type InviteDialogProps = { onDone: (email: string) => void; onClose: () => void };

/** Whom to invite, as what, and in which language the mail is written; what was typed stays after a failure. */
export function InviteDialog({ onDone, onClose }: InviteDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const language = useLanguage();
  const id = useId();
  const { mutateAsync } = useInvite();
  const form = useForm({
    resolver: valibotResolver(newOrganizerSchema),
    defaultValues: { prenom: '', nom: '', email: '', role: 'reader' as const, language },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useFormSending({
    form,
    send: async (input) => {
      await mutateAsync(input);
      onDone(input.email);
      onClose();
    },
  });
  const field = (name: 'prenom' | 'nom' | 'email' | 'language') => ({
    ...{ field: form.register(name), label: t(`accounts.fields.${name}`), required: true },
    message: errors[name] ? t(`accounts.wrong.${name}`) : '',
  });
  return (
    <FormDialog
      id={id}
      title={t('accounts.invite.title')}
      confirm={t('accounts.invite.action')}
      sending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure && <FormFailure title={t('accounts.notInvited')}>{errorText(failure)}</FormFailure>}
      <FormField {...field('prenom')} />
      <FormField {...field('nom')} />
      <FormField {...field('email')} type="email" />
      <RoleField field={form.register('role')} />
      <FormField
        {...field('language')}
        options={LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {t(`accounts.languages.${one}`)}
          </option>
        ))}
      />
    </FormDialog>
  );
}
