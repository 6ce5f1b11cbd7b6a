import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { IconButton, InputAdornment, VisibilityIcon, VisibilityOffIcon } from '@mosta/shared/ui';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './form-field';

type PasswordFieldProps = Pick<FormFieldProps, 'field' | 'label' | 'message' | 'hint'> & {
  autoComplete: 'new-password' | 'current-password';
};

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      required
      code="text"
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
  );
}
