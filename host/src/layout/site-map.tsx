import { NAVIGATION_GROUPS } from '@mosta/shared/contract/descriptor';
import { type NavigationLink, siteMapOf } from '@mosta/shared/contract/navigation';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link, useLocation } from '@mosta/shared/router';
import { Box, PlainList } from '@mosta/shared/ui';
import { useRemotes } from '../federation/remotes-context';
import { currentPage } from './navigation-model';

/** Every public page by group: those of the menus, and those that no menu has. */
export function SiteMap() {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { registry } = useRemotes();
  return (
    <Box component="nav" aria-label={t('footer.siteMap')} sx={GROUPS}>
      {NAVIGATION_GROUPS.map((group) => {
        const links = siteMapOf(registry, group, language);
        return links.length === 0 ? null : (
          <div key={group}>
            <h2>{t(`groups.${group}`)}</h2>
            <Links links={links} />
          </div>
        );
      })}
    </Box>
  );
}

/** Legal notice and privacy. */
export function SmallPrint() {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { registry } = useRemotes();
  const links = siteMapOf(registry, 'legal', language);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('footer.legal')}>
      <Links links={links} />
    </nav>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  return (
    <PlainList>
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} aria-current={currentPage(path, pathname)}>
            {label}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}

const GROUPS = {
  display: { xs: 'block', md: 'grid' },
  columns: 2,
  gridTemplateColumns: { md: 'repeat(4, 1fr)', lg: '1.3fr 1fr 1fr 1fr' },
  columnGap: { xs: 5, sm: 10 },
  '& > div': { breakInside: 'avoid', paddingBlockEnd: { xs: 8, md: 0 } },
  marginBlock: { xs: '40px 0', md: 12 },
  paddingBlockStart: { xs: 8, md: 10 },
  borderBlockStart: '1px solid',
  borderColor: 'color-mix(in srgb, currentColor 24%, transparent)',
  '& li': { typography: 'body2', paddingBlock: 1, overflowWrap: 'anywhere' },
  '& a[href]': { textDecorationColor: 'transparent' },
} as const;
