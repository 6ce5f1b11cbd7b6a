import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RADIUS } from '@mosta/shared/theme';
import { ArrowBackIcon, Box, Button, PlainList } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';
import { followsEdition, useShownYear, withEdition } from '../../shown-edition';
import { useRights } from '../../use-rights';
import { mayOpen, PAGES, type PageName } from './pages';

type SideNavigationProps = {
  current: PageName;
  /** A page has been chosen. */
  onLeave?: () => void;
};

/** The pages of the back office that one may open, the open one marked, and the way to the site. */
export function SideNavigation({ current, onLeave }: SideNavigationProps) {
  const { t } = useTranslation('organiser');
  const rights = useRights();
  const year = useShownYear();
  return (
    <Box
      component="nav"
      aria-label={t('frame.nav')}
      onClick={onLeave}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        gap: 4,
        paddingInline: 4,
        paddingBlock: { xs: 4, lg: 3 },
      }}
    >
      <PlainList sx={{ display: 'grid', gap: { xs: 1, lg: '2px' } }}>
        {PAGES.filter(({ name }) => mayOpen(name, rights)).map(({ name, Icon }) => (
          <li key={name}>
            <Button
              component={Link}
              to={followsEdition(name) ? withEdition(PATHS[name], year) : PATHS[name]}
              fullWidth
              color="inherit"
              aria-current={name === current ? 'page' : undefined}
              startIcon={<Icon />}
              sx={ENTRY}
            >
              {t(`common.pages.${name}`)}
            </Button>
          </li>
        ))}
      </PlainList>
      <Button
        component={Link}
        to={ELSEWHERE.home}
        color="inherit"
        startIcon={<ArrowBackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
        sx={{ ...ENTRY, marginBlockStart: 'auto' }}
      >
        {t('frame.site')}
      </Button>
    </Box>
  );
}

const ENTRY = {
  justifyContent: 'flex-start',
  textAlign: 'start',
  paddingInline: 4,
  // all of them are seen at once on a screen of 900 px
  ...{ minBlockSize: { xs: 44, lg: 38 }, paddingBlock: { lg: '5px' } },
  borderRadius: RADIUS.field,
  '&[aria-current="page"]': { bgcolor: 'field', color: 'onBand' },
} as const;
