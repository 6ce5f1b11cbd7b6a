import { useTranslation } from '@mosta/shared/i18n';
import { IconButton, InputAdornment, VisibilityIcon, VisibilityOffIcon } from '@mosta/shared/ui';
import { useState } from 'react';
import { AccountField, type AccountFieldProps } from './account-field';

type PasswordFieldProps = Omit<AccountFieldProps, 'type' | 'adornment' | 'label'>;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('exhibitor');
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(shown ? 'account.password.hide' : 'account.password.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <AccountField
      {...props}
      label={t('account.fields.password')}
      type={shown ? 'text' : 'password'}
      adornment={{ input: { endAdornment: toggle } }}
    />
  );
}
