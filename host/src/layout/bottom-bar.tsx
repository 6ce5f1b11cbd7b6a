import { FOOT_TAKEN } from '@mosta/shared/contract/foot-of-screen';
import type { BarPlace } from '@mosta/shared/contract/navigation';
import { useTranslation } from '@mosta/shared/i18n';
import { Link, useLocation } from '@mosta/shared/router';
import { RADIUS, SPACE } from '@mosta/shared/theme';
import { BadgeIcon, Box, EventIcon, MapIcon, PlainList, StarIcon } from '@mosta/shared/ui';
import type { ComponentType } from 'react';
import { currentPage } from './navigation-model';
import { useBarPlaces } from './use-bar-places';

const ICONS: Readonly<Record<BarPlace, ComponentType>> = {
  plan: MapIcon,
  programme: EventIcon,
  visit: StarIcon,
  badge: BadgeIcon,
};

/**
 * On a phone, what one looks for among the stands, at the foot of the screen. A page with a bar
 * of its own has that one.
 */
export function BottomBar() {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const places = useBarPlaces();
  if (places.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('bar.label')} sx={BAR}>
      <PlainList>
        {places.map(({ place, path }) => {
          const Icon = ICONS[place];
          return (
            <li key={place}>
              <Link to={path} aria-current={currentPage(path, pathname)}>
                <Icon />
                {t(`bar.${place}`)}
              </Link>
            </li>
          );
        })}
      </PlainList>
    </Box>
  );
}

const SAFE = 'env(safe-area-inset-bottom, 0px)';
/** A telephone held across has no lines to spare. */
const PHONE = '@media (max-width: 899.95px) and (min-height: 401px)';

/** One rule for all of it. What gets the focus is scrolled to above the bar (WCAG 2.4.11). */
const BAR = {
  display: 'none',
  [PHONE]: {
    display: 'block',
    [`body:has([${FOOT_TAKEN}]) &`]: { display: 'none' },
    'html:has(&)': { scrollPaddingBlockEnd: `calc(${SPACE.bar + 8}px + ${SAFE})` },
  },
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: SAFE,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& ul': { display: 'flex', blockSize: SPACE.bar },
  '& li': { flex: '1 1 0', minInlineSize: 0 },
  '& a[href]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 0.5,
    blockSize: '100%',
    color: 'ink',
    fontSize: 14,
    fontWeight: 500,
    lineHeight: 1.2,
    textDecoration: 'none',
    '& svg': { boxSizing: 'content-box', paddingInline: 4, borderRadius: RADIUS.pill },
    '&[aria-current]': {
      color: 'olive',
      fontWeight: 700,
      '& svg': { bgcolor: 'wheat' },
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
} as const;
