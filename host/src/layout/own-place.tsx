import { HOMES } from '@mosta/shared/contract/homes';
import { personInitials, personName } from '@mosta/shared/domain/person-name';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import type { Auth } from '@mosta/shared/schemas/session.schema';
import { Box, Button, PersonIcon, Typography, visuallyHidden } from '@mosta/shared/ui';

/** The way of who is signed in to the own home: initials, and the words where there is room. */
export function OwnPlace({ auth: { user, role } }: { auth: Auth }) {
  const { t } = useTranslation('host');
  const name = personName(user);
  return (
    <Button component={Link} to={HOMES[role]} variant="outlined" sx={OWN}>
      <i aria-hidden>{personInitials(user) || <PersonIcon fontSize="small" />}</i>
      <b>{t('own.place')}</b>
      {name && <span style={visuallyHidden}>({name})</span>}
    </Button>
  );
}

/** Attribute of the root element with the role of who is signed in, before any module is there (`host/src/index.html`). */
export const SESSION_ROLE = 'data-session';

/** Attribute of what a drawn header has for somebody else than this page's reader: styles then hide it. */
export const DRAWN = 'data-drawn';

const ROLES = Object.keys(HOMES) as Role[];

/**
 * The same as the build draws it, for everybody, one for each role: a drawn page knows nobody. The page's first script
 * shows the one of the stored session, with its initials, so that nothing moves or changes once the session is known.
 */
export function DrawnOwnPlaces() {
  const { t } = useTranslation('host');
  return ROLES.map((role) => (
    <Button
      key={role}
      component={Link}
      to={HOMES[role]}
      variant="outlined"
      {...{ [DRAWN]: role }}
      sx={OWN}
    >
      <i aria-hidden data-initials="" />
      <b>{t('own.place')}</b>
    </Button>
  ));
}

/** In the phone's menu: who is signed in, and the way home. */
export function OwnPlaceInMenu({ auth: { user, role }, onGo }: { auth: Auth; onGo: () => void }) {
  const { t } = useTranslation('host');
  const name = personName(user);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        paddingBlockEnd: 4,
      }}
    >
      {name && (
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
      )}
      <Button component={Link} to={HOMES[role]} onClick={onGo} variant="outlined">
        {t('own.place')}
      </Button>
    </Box>
  );
}

/**
 * A round with the initials; from there on where the header has room, a pill with the words. One rule for the drawn and the
 * live header: another would be made and written while the page starts.
 */
const OWN = {
  ...Object.fromEntries(
    ROLES.map((role) => [
      `html:not([${SESSION_ROLE}="${role}"]) &[${DRAWN}="${role}"]`,
      { display: 'none' },
    ]),
  ),
  flexShrink: 0,
  whiteSpace: 'nowrap',
  gap: 2,
  minInlineSize: 44,
  paddingInline: { xs: 0, lg: '6px 20px' },
  paddingBlock: { xs: 0, lg: '4px' },
  border: { xs: 'none', lg: '1.5px solid' },
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 34,
    blockSize: 34,
    borderRadius: '50%',
    bgcolor: 'field',
    color: 'onBand',
    fontSize: 14,
    fontStyle: 'normal',
    fontWeight: 600,
    lineHeight: 1,
  },
  '& > [data-initials]::before': { content: 'var(--initials, "")' },
  '& > b': {
    fontWeight: 'inherit',
    // Still its name where there is no room to show it.
    position: { xs: 'absolute', lg: 'static' },
    clipPath: { xs: 'inset(50%)', lg: 'none' },
  },
} as const;
