import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Alert, AlertTitle, Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from './error-summary';
import { useEntranceLink } from './next-path';

type AccountFormProps = {
  kind: 'login' | 'signup';
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  sending: boolean;
  /** What the API refused, as a sentence; stays until the next attempt. */
  failure: string | null;
  problems: ComponentProps<typeof ErrorSummary>['problems'];
  attempt: number;
  /** Path of the other form. */
  otherPath: string;
  children: ReactNode;
};

/** Frame of the login and sign-up forms: summary, failure, fields, the one button, the way to the other form. */
export function AccountForm(props: AccountFormProps) {
  const { kind, onSubmit, sending, failure, problems, attempt, otherPath, children } = props;
  const { t } = useTranslation('exhibitor');
  const other = useEntranceLink(otherPath);
  return (
    <Box
      component="form"
      noValidate
      aria-label={t(`pages.${kind}.title`)}
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure !== null && <Failure title={t(`account.${kind}.failed`)} text={failure} />}
      <Typography variant="body2" color="textSecondary">
        {t('account.required')}
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
      <Typography>
        {t(`account.${kind}.other`)}{' '}
        <MuiLink component={Link} to={other}>
          {t(`account.${kind}.otherLink`)}
        </MuiLink>
      </Typography>
    </Box>
  );
}

/** Takes the focus when it appears: the button that had it was switched off while sending. */
function Failure({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert severity="error" role="alert" ref={box} tabIndex={-1}>
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
