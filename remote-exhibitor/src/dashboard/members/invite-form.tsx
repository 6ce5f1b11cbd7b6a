import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { invitationInputSchema } from '@mosta/shared/schemas/member.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { useState } from 'react';
import * as v from 'valibot';
import { useAccountForm } from '../../forms/use-account-form';
import { useInvite } from './member.queries';

/** The field has a name of its own beside that of the new address, which stands on the same page: labels lead to a field by its name. */
const SCHEMA = v.object({ invited: invitationInputSchema });
const FIELDS = [{ name: 'invited.email', label: 'account.fields.email' }] as const;
const EMPTY = { invited: { email: '' } };
/** Refusals that this form explains in all languages. */
const EXPLAINED: Record<string, string> = {
  ALREADY_MEMBER: 'members.invite.already',
  TOO_MANY_MEMBERS: 'members.invite.tooMany',
};

/** Invites somebody by address. Nothing reveals whether the address has an account. */
export function InviteForm() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const invite = useInvite();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useAccountForm({
    schema: SCHEMA,
    empty: EMPTY,
    fields: FIELDS,
    fieldOf: (path) => `invited.${path}`,
    send: async ({ invited }, _signal, renew) => {
      setSentTo(null);
      await invite(invited);
      renew(EMPTY);
      setSentTo(invited.email);
    },
  });
  const { failure, atFields, problems, attempt, sending, submit, bind } = state;
  const explained = failure && EXPLAINED[toAppError(failure).code];
  return (
    <Box
      component="form"
      noValidate
      method="post"
      aria-labelledby="members-invite"
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxInlineSize: 560, ...NO_GAP }}
    >
      <Typography id="members-invite" variant="h5" component="h3">
        {t('members.invite.title')}
      </Typography>
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure && !atFields && (
        <FormFailure title={t('members.invite.failed')}>
          {explained ? t(explained) : errorText(failure)}
        </FormFailure>
      )}
      <FormField {...bind('invited.email')} required type="email" autoComplete="off" />
      <Button
        type="submit"
        variant="outlined"
        loading={sending}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {t(sending ? 'members.invite.sending' : 'members.invite.submit')}
      </Button>
      <div role="status">
        {sentTo !== null && (
          <Alert severity="success" role="presentation" sx={{ overflowWrap: 'anywhere' }}>
            {t('members.invite.done', { email: sentTo })}
          </Alert>
        )}
      </div>
    </Box>
  );
}
