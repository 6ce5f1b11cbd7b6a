import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { signOut } from '@mosta/shared/queries';
import { Link, useNavigate } from '@mosta/shared/router';
import { IconButton, LogoutIcon, Menu, MenuItem, PersonIcon, SettingsIcon } from '@mosta/shared/ui';
import { useState } from 'react';
import { ELSEWHERE, PATHS } from '../../paths';

/** The organiser's name, with the account's settings and signing out. */
export function OrganiserMenu() {
  const { t } = useTranslation('organiser');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const name = useSession()?.user.nom.trim() || t('menu.fallback');
  const close = () => setAnchor(null);

  function leave(): void {
    close();
    void signOut();
    void navigate(ELSEWHERE.login);
  }

  return (
    <>
      <IconButton
        id="organiser-menu-button"
        aria-label={t('menu.label', { name })}
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
        <MenuItem component={Link} to={PATHS.account} onClick={close} sx={{ gap: 3 }}>
          <SettingsIcon fontSize="small" />
          {t('menu.account')}
        </MenuItem>
        <MenuItem onClick={leave} sx={{ gap: 3 }}>
          <LogoutIcon fontSize="small" />
          {t('menu.leave')}
        </MenuItem>
      </Menu>
    </>
  );
}
