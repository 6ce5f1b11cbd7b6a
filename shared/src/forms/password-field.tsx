import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import {
  Box,
  IconButton,
  InputAdornment,
  VisibilityIcon,
  VisibilityOffIcon,
} from '@mosta/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { FormField, type FormFieldProps } from './form-field';

type PasswordFieldProps = Pick<FormFieldProps, 'field' | 'label' | 'message' | 'hint'> & {
  autoComplete: 'new-password' | 'current-password';
};

/** A password field that can show its text, and warns when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <Box onKeyDown={watch} onKeyUp={watch} onBlur={() => setCaps(false)}>
      <FormField
        {...props}
        required
        code="text"
        {...(caps ? { notice: t('forms.password.caps') } : {})}
        type={shown ? 'text' : 'password'}
        end={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={t(shown ? 'forms.password.hide' : 'forms.password.show')}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          </InputAdornment>
        }
      />
    </Box>
  );
}
