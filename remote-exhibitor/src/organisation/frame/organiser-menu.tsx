import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { signOut } from '@mosta/shared/queries';
import { Link, useNavigate } from '@mosta/shared/router';
import { IconButton, LogoutIcon, Menu, MenuItem, PersonIcon, SettingsIcon } from '@mosta/shared/ui';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { ACCOUNT_ADDRESS } from '../state/address';

/** The organiser's name, with the account's settings and signing out. */
export function OrganiserMenu() {
  const { t } = useTranslation('exhibitor');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const name = useSession()?.user.nom.trim() || t('organisation.menu.fallback');
  const close = () => setAnchor(null);

  function leave(): void {
    close();
    void signOut();
    void navigate(PATHS.login);
  }

  return (
    <>
      <IconButton
        id="organiser-menu-button"
        aria-label={t('organisation.menu.label', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'ink' }}
      >
        <PersonIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': 'organiser-menu-button' } }}
      >
        <MenuItem component={Link} to={ACCOUNT_ADDRESS} onClick={close} sx={{ gap: 3 }}>
          <SettingsIcon fontSize="small" />
          {t('organisation.menu.account')}
        </MenuItem>
        <MenuItem onClick={leave} sx={{ gap: 3 }}>
          <LogoutIcon fontSize="small" />
          {t('organisation.menu.leave')}
        </MenuItem>
      </Menu>
    </>
  );
}
