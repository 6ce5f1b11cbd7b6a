import { useSession } from '@mosta/shared/auth';
import type { NavigationLink } from '@mosta/shared/contract/navigation';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import {
  Box,
  Button,
  CloseIcon,
  Drawer,
  IconButton,
  Logo,
  MenuIcon,
  Typography,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { ExplainedLinks } from './explained-links';
import type { NavigationGroup } from './navigation-model';
import { OwnPlaceInMenu } from './own-place';

type MobileNavigationProps = {
  groups: NavigationGroup[];
  action: NavigationLink | undefined;
  current: string;
};

/** The navigation bar on a phone: one button, and every link under its group. */
export function MobileNavigation({ groups, action, current }: MobileNavigationProps) {
  const { t } = useTranslation('host');
  const { product } = useEdition();
  const auth = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' } }}>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={t('layout.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        anchor="right"
        slotProps={{
          paper: { sx: { inlineSize: 'min(100vw, 420px)', bgcolor: 'background.default' } },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minBlockSize: 64, paddingInline: 5 }}>
          <Box sx={{ color: 'primary.main', flexGrow: 1 }}>
            <Logo product={product} />
          </Box>
          <IconButton color="inherit" edge="end" aria-label={t('layout.closeMenu')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box
          component="nav"
          aria-label={t('layout.navigation')}
          sx={{ paddingInline: 5, paddingBlockEnd: 8 }}
        >
          {auth && <OwnPlaceInMenu auth={auth} onGo={close} />}
          {groups.map((group) => (
            <Box
              key={group.id}
              sx={{ paddingBlock: 3, borderBlockStart: '1px solid', borderColor: 'divider' }}
            >
              <Typography
                component="h2"
                variant="body2"
                sx={{ color: 'secondary.main', fontWeight: 600, marginBlockEnd: 1 }}
              >
                {t(`groups.${group.id}`)}
              </Typography>
              <ExplainedLinks links={group.links} current={current} explained onGo={close} />
            </Box>
          ))}
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              paddingBlock: 4,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <LanguageSwitch />
            <SchemeSwitch />
          </Box>
          {action && !auth ? (
            <Button
              component={Link}
              to={action.path}
              onClick={close}
              variant="contained"
              color="secondary"
              fullWidth
            >
              {action.label}
            </Button>
          ) : null}
        </Box>
      </Drawer>
    </Box>
  );
}
