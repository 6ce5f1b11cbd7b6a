import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import { Box, Khatam, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ELSEWHERE, PATHS } from '../../paths';
import { ConnectionNotice } from '../../ui/connection-notice';
import { NotificationBell } from '../../ui/notifications/notification-bell';
import { OrganiserMenu } from './organiser-menu';

/** Where the host's « Aller au contenu » leads. */
const CONTENT_ID = 'content';

/** Top bar and content of the organiser's home. */
export function OrganisationFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box sx={{ minBlockSize: '100vh', bgcolor: 'paper' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          minBlockSize: 64,
          paddingInline: { xs: 4, md: 10 },
          paddingBlock: { xs: 2, md: 0 },
          borderBlockEnd: '1px solid',
          borderColor: 'line',
        }}
      >
        <Khatam size={30} />
        <Typography variant="h4" component="h1" sx={{ flexGrow: 1 }}>
          <MuiLink
            component={Link}
            to={PATHS.organisation}
            underline="none"
            sx={{ color: 'olive' }}
          >
            {t('pages.organisation.title')}
          </MuiLink>
        </Typography>
        <ConnectionNotice />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginInlineStart: 'auto' }}>
          <LanguageSwitch />
          <SchemeSwitch />
          <NotificationBell />
          <OrganiserMenu />
        </Box>
      </Box>
      <Box id={CONTENT_ID} tabIndex={-1} sx={{ outline: 'none', minInlineSize: 0 }}>
        <Box
          sx={{
            maxInlineSize: 1200,
            marginInline: 'auto',
            paddingInline: { xs: 4, md: 10 },
            paddingBlock: { xs: 7, md: 10 },
          }}
        >
          {children}
          <Typography sx={{ mt: 10 }}>
            <MuiLink component={Link} to={ELSEWHERE.home}>
              {t('dashboard.menu.site')}
            </MuiLink>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
