import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormCard } from '@mosta/shared/forms/form-card';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { signupInputSchema, type User } from '@mosta/shared/schemas/account.schema';
import { Typography } from '@mosta/shared/ui';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { ProfileGate } from '../../ui/profile-gate';
import { useOwnAccount, useSaveAccount } from './profile.queries';
import { SaveForm } from './save-form';
import { useSaveForm } from './use-save-form';

const schema = v.pick(signupInputSchema, ['nom', 'prenom']);
type Names = v.InferOutput<typeof schema>;

/** The person's names, and the address with which one signs in. */
export function PersonCard() {
  const { t } = useTranslation('exhibitor');
  return (
    <FormCard title={t('profile.person.title')} lead={t('profile.person.lead')}>
      <ProfileGate query={useOwnAccount()}>{({ user }) => <PersonForm user={user} />}</ProfileGate>
    </FormCard>
  );
}

function PersonForm({ user }: { user: User }) {
  const { t } = useTranslation('exhibitor');
  const save = useSaveAccount();
  const form = useForm<Names, unknown, Names>({
    resolver: valibotResolver(schema),
    defaultValues: { nom: user.nom, prenom: user.prenom ?? '' },
    shouldFocusError: false,
  });
  const { bind, frame } = useSaveForm({
    ...{ form, save, fields: ['nom', 'prenom'], key: 'profile.person.validation' },
    labelOf: (name) => t(`profile.person.${name}`),
  });
  return (
    <SaveForm label={t('profile.person.title')} {...frame}>
      <FieldRow>
        <FormField {...bind('nom')} required autoComplete="family-name" />
        <FormField {...bind('prenom')} required autoComplete="given-name" />
      </FieldRow>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('profile.person.email')}
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{user.email}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('profile.person.emailHint')}
        </Typography>
      </div>
    </SaveForm>
  );
}
