import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import { Box, Drawer, IconButton, Khatam, MenuIcon, MuiLink } from '@mosta/shared/ui';
import { ConnectionNotice } from '@mosta/shared/workspace/connection-notice';
import { NotificationBell } from '@mosta/shared/workspace/notifications/notification-bell';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { TOP_BAR_UNITS } from '../../ui/top-bar-height';
import { OrganiserMenu } from './organiser-menu';
import type { PageName } from './pages';
import { SideNavigation } from './side-navigation';

/** Name of the back office, bell and account; on small screens the button of the navigation too. */
export function TopBar({ page }: { page: PageName }) {
  const { t } = useTranslation('organiser');
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        blockSize: TOP_BAR_UNITS * 4,
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        paddingInline: { xs: 2, md: 6 },
        bgcolor: 'paper',
        borderBlockEnd: '1px solid',
        borderColor: 'line',
      }}
    >
      <IconButton
        aria-label={t('frame.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ display: { lg: 'none' }, color: 'ink' }}
      >
        <MenuIcon />
      </IconButton>
      <MuiLink
        component={Link}
        to={PATHS.overview}
        underline="none"
        aria-label={t('frame.title')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          color: 'olive',
          typography: 'h4',
          marginInlineEnd: 'auto',
        }}
      >
        <Khatam size={30} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('frame.title')}
        </Box>
      </MuiLink>
      <ConnectionNotice />
      <LanguageSwitch />
      <SchemeSwitch />
      <NotificationBell />
      <OrganiserMenu />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': t('frame.nav'), sx: DRAWER } }}
      >
        <SideNavigation current={page} onLeave={() => setOpen(false)} />
      </Drawer>
    </Box>
  );
}

const DRAWER = { inlineSize: 288, maxInlineSize: '86vw', bgcolor: 'wheat' } as const;
