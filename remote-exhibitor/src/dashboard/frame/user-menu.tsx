import { useSession } from '@mosta/shared/auth';
import type { DashboardView } from '@mosta/shared/domain/dashboard-link';
import { useTranslation } from '@mosta/shared/i18n';
import { signOut } from '@mosta/shared/queries';
import { useNavigate } from '@mosta/shared/router';
import { closeToasts } from '@mosta/shared/toast';
import {
  Box,
  Button,
  LogoutIcon,
  Menu,
  MenuItem,
  PersonIcon,
  SettingsIcon,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { PATHS } from '../../paths';

/** The user's name, with Profile, Settings and Logout. */
export function UserMenu({ onSelect }: { onSelect: (view: DashboardView) => void }) {
  const { t } = useTranslation('exhibitor');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const name = useSession()?.user.nom.trim() || t('dashboard.user.fallback');

  function open(view: DashboardView): void {
    setAnchor(null);
    onSelect(view);
  }

  function leave(): void {
    setAnchor(null);
    void signOut();
    void navigate(PATHS.login);
  }

  return (
    <>
      <Button
        id="user-menu-button"
        color="inherit"
        aria-label={t('dashboard.user.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? 'user-menu' : undefined}
        onClick={(event) => {
          // they would lie above the menu
          closeToasts();
          setAnchor(event.currentTarget);
        }}
        sx={{ minInlineSize: 44, paddingInline: { xs: 2, sm: 4 }, gap: 2 }}
      >
        <PersonIcon />
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            maxInlineSize: 220,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        id="user-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': 'user-menu-button' } }}
      >
        <Box
          component="li"
          role="presentation"
          sx={{ display: { sm: 'none' }, paddingInline: 4, paddingBlock: 2, fontWeight: 600 }}
        >
          {name}
        </Box>
        <MenuItem onClick={() => open('profil')} sx={{ gap: 3 }}>
          <PersonIcon fontSize="small" />
          {t('dashboard.user.profile')}
        </MenuItem>
        <MenuItem onClick={() => open('parametres')} sx={{ gap: 3 }}>
          <SettingsIcon fontSize="small" />
          {t('dashboard.user.settings')}
        </MenuItem>
        <MenuItem onClick={leave} sx={{ gap: 3 }}>
          <LogoutIcon fontSize="small" />
          {t('dashboard.user.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
