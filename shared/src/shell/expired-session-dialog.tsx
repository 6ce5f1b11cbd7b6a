import { sessionStore, useSession } from '@mosta/shared/auth';
import { signIn, toAppError, useCancellableCall } from '@mosta/shared/http';
import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
  VisibilityIcon,
  VisibilityOffIcon,
} from '@mosta/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from './use-error-text';

type ExpiredSessionDialogProps = {
  /** Somebody else than before has signed in here. */
  onOtherAccount: () => void;
  /** The person would rather leave. */
  onLeave: () => void;
};

/** Asks for the password above the page that is open, which keeps everything that was typed. */
export function ExpiredSessionDialog({ onOtherAccount, onLeave }: ExpiredSessionDialogProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const id = useId();
  const known = useSession()?.user.email ?? '';
  const errorText = useErrorText();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Null while the account asks for none. */
  const [code, setCode] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const run = useCancellableCall();

  // the button that had the focus was switched off while sending
  useEffect(() => {
    if (failure !== null || missing) (codeField.current ?? field.current)?.focus();
  }, [failure, missing]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(null);
    const incomplete = password === '' || code?.trim() === '';
    setMissing(incomplete);
    if (incomplete || asked.current) return;
    const before = sessionStore.getState().auth?.user._id;
    asked.current = true;
    setSending(true);
    try {
      const typed = { email: email.trim().toLowerCase(), password };
      const credentials = code === null ? typed : { ...typed, code };
      const { user } = await run((signal) => signIn(credentials, signal));
      if (user._id !== before) onOtherAccount();
    } catch (error) {
      if (toAppError(error).code === 'SECOND_FACTOR_REQUIRED') setCode('');
      else setFailure(errorText(error));
    } finally {
      asked.current = false;
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogContent sx={{ padding: { xs: 6, sm: 8 } }}>
        <Typography id={`${id}-title`} variant="h4" component="h2">
          {t('session.title')}
        </Typography>
        <Typography id={`${id}-text`} sx={{ mt: 3 }}>
          {t('session.text')}
        </Typography>
        <Box
          component="form"
          noValidate
          method="post"
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'flex', flexDirection: 'column', gap: 5, mt: 6 }}
        >
          {failure !== null && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          <TextField
            id={`${id}-email`}
            name="email"
            type="email"
            label={t('session.email')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            autoComplete="username"
            fullWidth
            slotProps={{ input: { readOnly: known !== '' }, htmlInput: { dir: 'ltr' } }}
          />
          <TextField
            id={`${id}-password`}
            name="password"
            type={shown ? 'text' : 'password'}
            label={t('session.password')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            autoFocus
            required
            fullWidth
            inputRef={field}
            error={missing && password === ''}
            helperText={missing && password === '' ? t('session.missing') : ''}
            slotProps={{
              htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <IconButton
                      edge="end"
                      aria-label={t(shown ? 'forms.password.hide' : 'forms.password.show')}
                      onClick={() => setShown(!shown)}
                    >
                      {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
                    </IconButton>
                  </InputAdornment>
                ),
              },
            }}
          />
          {code !== null && (
            <TextField
              id={`${id}-code`}
              name="code"
              label={t('session.code')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="one-time-code"
              autoFocus
              required
              fullWidth
              inputRef={codeField}
              error={missing && code.trim() === ''}
              helperText={missing && code.trim() === '' ? t('session.codeMissing') : ''}
              slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
              {t(sending ? 'session.sending' : 'session.submit')}
            </Button>
            <Button variant="outlined" onClick={onLeave}>
              {t('session.leave')}
            </Button>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('session.leaveHint')}
          </Typography>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
