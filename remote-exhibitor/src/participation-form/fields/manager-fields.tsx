import { FormCard } from '@mosta/shared/forms/form-card';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { PhoneField } from '@mosta/shared/forms/phone-field';
import { useTranslation } from '@mosta/shared/i18n';
import { PASSWORD_MAX, PASSWORD_MIN } from '@mosta/shared/schemas/account.schema';
import { Alert } from '@mosta/shared/ui';
import type { ParticipationForm } from '../state/use-participation-form';

type ManagerFieldsProps = Pick<ParticipationForm, 'form' | 'bind' | 'identity' | 'asked'>;

/** Who is answerable for the participation. Whoever is signed in is known already, and is asked for no password. */
export function ManagerFields({ form, bind, identity, asked }: ManagerFieldsProps) {
  const { t } = useTranslation('exhibitor');
  const fromAccount = identity !== null && {
    readOnly: true,
    hint: t('participationForm.fromAccount'),
  };
  return (
    <FormCard
      title={t('participationForm.manager.title')}
      lead={t(`participationForm.manager.${identity ? 'leadKnown' : 'lead'}`)}
    >
      <FieldRow>
        <FormField
          {...bind('exhibitor.nom')}
          required
          autoComplete="family-name"
          {...fromAccount}
        />
        <FormField
          {...bind('exhibitor.prenom')}
          required
          autoComplete="given-name"
          {...(identity?.prenom ? fromAccount : {})}
        />
      </FieldRow>
      <FieldRow>
        <FormField {...bind('exhibitor.fonction')} required autoComplete="organization-title" />
        <PhoneField
          {...bind('exhibitor.phone')}
          required
          autoComplete="tel"
          hint={t('participationForm.hints.phone')}
          onNormalised={(number) => form.setValue('exhibitor.phone', number, { shouldDirty: true })}
        />
      </FieldRow>
      {asked === 'current' && (
        <Alert severity="warning" role="status">
          {t('participationForm.lost')}
        </Alert>
      )}
      <FieldRow>
        <FormField
          {...bind('exhibitor.email')}
          required
          type="email"
          autoComplete="email"
          hint={t('participationForm.hints.email')}
          {...fromAccount}
        />
        {asked !== 'none' && (
          <PasswordField
            // another one is meant: neither what was typed nor what is shown carries over
            key={asked}
            {...bind('exhibitor.password')}
            {...(asked === 'current' ? { label: t('participationForm.currentPassword') } : {})}
            hint={
              asked === 'current'
                ? t('participationForm.hints.currentPassword')
                : t('participationForm.hints.password', { min: PASSWORD_MIN, max: PASSWORD_MAX })
            }
            autoComplete={asked === 'current' ? 'current-password' : 'new-password'}
          />
        )}
      </FieldRow>
    </FormCard>
  );
}
