import { prominentLink } from '@mosta/shared/contract/navigation';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link, useLocation } from '@mosta/shared/router';
import { LanguageSwitch, SchemeSwitch } from '@mosta/shared/shell';
import { Box, Button, Logo, PAGE_MARGINS } from '@mosta/shared/ui';
import { useRemotes } from '../federation/remotes-context';
import { MobileNavigation } from './mobile-navigation';
import { NavigationDropdown } from './navigation-dropdown';
import { navigationOf } from './navigation-model';

/** The public navigation bar: four dropdown groups, language, scheme and one call to action. */
export function Header() {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { registry } = useRemotes();
  const { pathname } = useLocation();
  const { product } = useEdition();
  const groups = navigationOf(registry, language);
  const action = prominentLink(registry, language);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minBlockSize: { xs: 64, md: 86 },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ ...PAGE_MARGINS, display: 'flex', alignItems: 'center', gap: { xs: 2, lg: 8 } }}>
        <Box
          component={Link}
          to="/"
          aria-label={t('layout.home')}
          sx={{ color: 'primary.main', textDecoration: 'none', display: 'inline-flex' }}
        >
          <Logo product={product} />
        </Box>
        <Box
          component="nav"
          aria-label={t('layout.navigation')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, flexGrow: 1 }}
        >
          {groups.map((group) => (
            <NavigationDropdown
              key={group.id}
              label={t(`groups.${group.id}`)}
              links={group.links}
              current={pathname}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' }}>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
            <LanguageSwitch />
            <SchemeSwitch />
          </Box>
          {action ? (
            <Button
              component={Link}
              to={action.path}
              variant="contained"
              color="secondary"
              sx={{ display: { xs: 'none', lg: 'inline-flex' }, whiteSpace: 'nowrap' }}
            >
              {action.label}
            </Button>
          ) : null}
          <MobileNavigation groups={groups} action={action} current={pathname} />
        </Box>
      </Box>
    </Box>
  );
}
