import { valibotResolver } from '@hookform/resolvers/valibot';
import { ConsentField } from '@mosta/shared/forms/consent-field';
import { type DraftKind, readDraft, removeDraft } from '@mosta/shared/forms/draft';
import { DraftKeeper, FoundDraft } from '@mosta/shared/forms/draft-keeper';
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
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { requestBadge } from './badge.queries';
import { BadgeFailure } from './badge-failure';
import { type BadgeFieldName, BadgeFields, type BadgeFormInput } from './badge-fields';

const FIELDS: readonly BadgeFieldName[] = [
  ...(['nom', 'prenom', 'email', 'phone', 'company', 'fonction', 'pays', 'consent'] as const),
];
const TYPED = { nom: '', prenom: '', email: '', phone: '', company: '', fonction: '', pays: '' };

/** What was typed, without the consent: kept on this device until the badge is made. */
const draftSchema = v.object({
  ...v.entriesFromList(
    ['nom', 'prenom', 'email', 'phone', 'company', 'fonction', 'pays'],
    v.string(),
  ),
  category: v.picklist(BADGE_CATEGORIES),
});
type BadgeDraft = v.InferOutput<typeof draftSchema>;
const DRAFT: DraftKind<BadgeDraft> = { key: 'brouillon-badge', version: 1, schema: draftSchema };

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
  const [found] = useState(() => readDraft(DRAFT));
  const asked = BADGE_CATEGORIES.find((known) => known === wanted);
  const untouched: BadgeDraft = { ...TYPED, category: asked ?? 'visitor' };
  const form = useForm<BadgeFormInput, unknown, BadgeInput>({
    resolver: valibotResolver(badgeInputSchema),
    // the link that led here says more than a former visit
    defaultValues: { ...untouched, ...found.values, ...(asked ? { category: asked } : {}) },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const typed = useWatch({ control: form.control });
  const draft = v.safeParse(draftSchema, typed);
  const hasTyped = Object.keys(TYPED).some((name) => typed[name as keyof typeof TYPED]);
  const { failure, atFields, attempt, submit } = useFormSending({
    form,
    send: async (input, signal) => {
      const badge = await requestBadge(input, signal);
      removeDraft(DRAFT);
      onMade(badge, input.email);
    },
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
      <LeaveGuard unsent={hasTyped && !(isSubmitSuccessful && !failure)}>
        {t('badgeForm.leave')}
      </LeaveGuard>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, mb: 6 }}>
        <FoundDraft found={found} restored={t('badgeForm.draft.restored')} />
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
        <ConsentField
          field={form.register('contactsConsent')}
          message=""
          optional={t('badgeForm.contactsConsent')}
        >
          {t('badgeForm.contactsConsentText')}
        </ConsentField>
        {failure && !atFields && <BadgeFailure failure={failure} />}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t(isSubmitting ? 'badgeForm.sending' : 'badgeForm.submit')}
        </Button>
        <DraftKeeper
          kind={DRAFT}
          typed={draft.success ? draft.output : untouched}
          untouched={untouched}
          where={t('badgeForm.draft.where')}
          onDiscard={() => form.reset(untouched)}
        />
      </Box>
    </Box>
  );
}
