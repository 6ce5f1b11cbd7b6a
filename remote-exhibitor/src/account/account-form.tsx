import { ErrorSummary, type FormProblem } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import type { AppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import { type AccountKind, titleKey } from './account-kind';
import { useEntranceLink } from './next-path';

type AccountFormProps = {
  kind: AccountKind;
  /** What `useAccountForm` gave. */
  state: {
    submit: (event: FormEvent) => void;
    sending: boolean;
    /** What the API refused; stays until the next attempt. */
    failure: AppError | null;
    /** The fields say what the API refused. */
    atFields: boolean;
    problems: readonly FormProblem[];
    attempt: number;
  };
  /** Path of the other form; null for a second step, which leads to none. */
  otherPath: string | null;
  /** In place of the general sentence of the failure. */
  failureText?: ReactNode;
  children: ReactNode;
};

/** Frame of the account forms: summary, failure, fields, the button, the link to the other form. */
export function AccountForm({ kind, state, otherPath, failureText, children }: AccountFormProps) {
  const { submit, sending, failure, atFields, problems, attempt } = state;
  const { t } = useTranslation('exhibitor');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const errorText = useErrorText();
  return (
    <Box
      component="form"
      noValidate
      method="post"
      aria-label={t(titleKey(kind))}
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure && !atFields && (
        <FormFailure title={t(`account.${kind}.failed`)}>
          {failureText || errorText(failure)}
        </FormFailure>
      )}
      <Typography variant="body2" color="textSecondary">
        {tShared('forms.required')}
      </Typography>
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={sending}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {t(`account.${kind}.${sending ? 'sending' : 'submit'}`)}
      </Button>
      {otherPath !== null && <OtherForm kind={kind} path={otherPath} />}
    </Box>
  );
}

function OtherForm({ kind, path }: { kind: AccountKind; path: string }) {
  const { t } = useTranslation('exhibitor');
  return (
    <Typography>
      {t(`account.${kind}.other`)}{' '}
      <MuiLink component={Link} to={useEntranceLink(path)}>
        {t(`account.${kind}.otherLink`)}
      </MuiLink>
    </Typography>
  );
}
