import { prominentLink } from '@mosta/shared/contract/navigation';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link, useLocation } from '@mosta/shared/router';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import { MOTION, SPACE } from '@mosta/shared/theme';
import { Box, Logo, PAGE_MARGINS } from '@mosta/shared/ui';
import { useMemo, useRef } from 'react';
import { useRemotes } from '../federation/remotes-context';
import { HeaderAction } from './header-action';
import { fetchMenuDrawings } from './menu-drawing';
import { MobileNavigation } from './mobile-navigation';
import { NavigationDropdown } from './navigation-dropdown';
import { navigationOf } from './navigation-model';
import { AWAY, useReturningHeader } from './use-returning-header';

/**
 * The public navigation bar: four dropdown groups, language, scheme and one call to action, or the own place of who is
 * signed in. It goes away on scrolling down and comes back on scrolling up.
 */
export function Header() {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { registry } = useRemotes();
  const { pathname } = useLocation();
  const { product, phase } = useEdition();
  const groups = useMemo(() => navigationOf(registry, language), [registry, language]);
  // Nothing invites to a fair that is over.
  const action = phase === 'after' ? undefined : prominentLink(registry, language);
  const bar = useRef<HTMLElement>(null);
  useReturningHeader(bar);
  return (
    <Box component="header" ref={bar} sx={BAR}>
      <Box
        sx={{
          ...PAGE_MARGINS,
          // The menus open below it, at its start.
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 2, lg: 8 },
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={t('layout.home')}
          sx={{
            ...{ color: 'primary.main', textDecoration: 'none' },
            ...{ display: 'inline-flex', flexShrink: 0 },
          }}
        >
          <Logo product={product} />
        </Box>
        <Box
          component="nav"
          aria-label={t('layout.navigation')}
          onPointerEnter={fetchMenuDrawings}
          onFocus={fetchMenuDrawings}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: { md: 0, lg: 1 }, flexGrow: 1 }}
        >
          {groups.map(({ id, links }) => (
            <NavigationDropdown
              key={id}
              group={id}
              label={t(`groups.${id}`)}
              links={links}
              current={pathname}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
            <LanguageSwitch />
            <SchemeSwitch />
          </Box>
          <HeaderAction action={action} />
          <MobileNavigation groups={groups} action={action} current={pathname} />
        </Box>
      </Box>
    </Box>
  );
}

/** It stays at the top of the window, where it takes its room from the start: nothing moves when it comes back. */
const BAR = {
  position: 'sticky',
  insetBlockStart: 'var(--above-header, 0px)',
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: { xs: SPACE.headerPhone, md: SPACE.header },
  flexShrink: 0,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.default',
  transition: `transform ${MOTION.medium}ms`,
  [`&[${AWAY}]:not(:focus-within)`]: { transform: 'translateY(-100%)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  // On a screen of so few lines it would cover a good part of them.
  '@media (max-height: 400px)': { position: 'static' },
} as const;
