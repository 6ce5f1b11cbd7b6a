import { valibotResolver } from '@hookform/resolvers/valibot';
import { ConsentField } from '@mosta/shared/forms/consent-field';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { LeaveGuard } from '@mosta/shared/forms/leave-guard';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useFormSending } from '@mosta/shared/forms/use-form-sending';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import {
  BADGE_CATEGORIES,
  type Badge,
  type BadgeInput,
  badgeInputSchema,
} from '@mosta/shared/schemas/badge.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useForm } from 'react-hook-form';
import { requestBadge } from './badge.queries';
import { BadgeFailure } from './badge-failure';
import { type BadgeFieldName, BadgeFields, type BadgeFormInput } from './badge-fields';

const FIELDS: readonly BadgeFieldName[] = [
  ...(['nom', 'prenom', 'email', 'phone', 'company', 'fonction', 'pays', 'consent'] as const),
];
const TYPED = { nom: '', prenom: '', email: '', phone: '', company: '', fonction: '', pays: '' };

type BadgeFormProps = {
  /** Category that a link to this page may name. */
  wanted: string | null;
  onMade: (badge: Badge, email: string) => void;
};

/** The request form for a visitor's badge. A failure loses nothing that was typed. */
export function BadgeForm({ wanted, onMade }: BadgeFormProps) {
  const { t } = useTranslation('public');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const messageOf = useFieldMessage({ namespace: 'public', key: 'badgeForm.validation' });
  const category = BADGE_CATEGORIES.find((known) => known === wanted) ?? 'visitor';
  const form = useForm<BadgeFormInput, unknown, BadgeInput>({
    resolver: valibotResolver(badgeInputSchema),
    defaultValues: { ...TYPED, category },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt, submit } = useFormSending({
    form,
    send: async (input, signal) => onMade(await requestBadge(input, signal), input.email),
  });
  const bind = (name: BadgeFieldName) => ({
    field: form.register(name),
    label: t(`badgeForm.fields.${name}`),
    message: messageOf(name, errors[name]),
  });
  const problems = FIELDS.map((name) => ({
    name,
    label: t(`badgeForm.fields.${name}`),
    message: messageOf(name, errors[name]),
  })).filter(({ message }) => message !== '');

  return (
    <Box component="form" noValidate aria-label={t('pages.badges.title')} onSubmit={submit}>
      <LeaveGuard unsent={isDirty && !(isSubmitSuccessful && !failure)}>
        {t('badgeForm.leave')}
      </LeaveGuard>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, mb: 6 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tShared('forms.required')}
        </Typography>
        <ErrorSummary problems={problems} attempt={attempt} />
      </Box>
      <BadgeFields control={form.control} bind={bind} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 5,
          borderBlockStart: '1px solid',
          borderColor: 'line',
          paddingBlockStart: { xs: 8, md: 10 },
        }}
      >
        <ConsentField field={form.register('consent')} message={bind('consent').message}>
          {t('badgeForm.consent')}
        </ConsentField>
        {failure && <BadgeFailure failure={failure} />}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t(isSubmitting ? 'badgeForm.sending' : 'badgeForm.submit')}
        </Button>
      </Box>
    </Box>
  );
}
