import { useTranslation } from '@mosta/shared/i18n';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { STORED_IN_BROWSER } from './stored-in-browser';

/** What the service stores of people: the table of `docs/guides/personal-data.md`, in words for everybody. */
const KEPT = [
  ...([
    'log',
    'badge',
    'sharing',
    'candidate',
    'contact',
    'account',
    'session',
    'exhibitor',
  ] as const),
  ...(['payment', 'directory', 'notification', 'digest', 'consent', 'audit'] as const),
] as const;

const ASPECTS = ['what', 'why', 'long', 'who'] as const;

/** What the service stores, why, how long, and who sees it. */
export function KeptData() {
  const { t } = useTranslation('public');
  return (
    <PlainList sx={ROWS}>
      {KEPT.map((key) => (
        <li key={key}>
          <Typography variant="h5" component="h3">
            {t(`pages.privacy.kept.rows.${key}.title`)}
          </Typography>
          <Box component="dl" sx={COLUMNS}>
            {ASPECTS.map((aspect) => (
              <div key={aspect}>
                <dt>{t(`pages.privacy.kept.${aspect}`)}</dt>
                <dd>{t(`pages.privacy.kept.rows.${key}.${aspect}`)}</dd>
              </div>
            ))}
          </Box>
        </li>
      ))}
    </PlainList>
  );
}

/** What stays in the reader's browser, by its names there. */
export function BrowserData() {
  const { t } = useTranslation('public');
  return (
    <PlainList sx={ROWS}>
      {STORED_IN_BROWSER.map(({ key, kind, names }) => (
        <li key={key}>
          <Typography variant="h5" component="h3">
            {t(`pages.privacy.browser.rows.${key}.purpose`)}
          </Typography>
          <Box component="dl" sx={NAMES}>
            <div>
              <dt>{t('pages.privacy.browser.name')}</dt>
              <dd>
                <Box component="code" dir="ltr" sx={{ fontSize: '0.9375rem' }}>
                  {names.join(', ')}
                </Box>
              </dd>
            </div>
            <div>
              <dt>{t('pages.privacy.browser.kind')}</dt>
              <dd>{t(`pages.privacy.browser.kinds.${kind}`)}</dd>
            </div>
            <div>
              <dt>{t('pages.privacy.browser.until')}</dt>
              <dd>{t(`pages.privacy.browser.rows.${key}.until`)}</dd>
            </div>
          </Box>
        </li>
      ))}
    </PlainList>
  );
}

const ROWS = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 5fr' },
    columnGap: 8,
    rowGap: 3,
    paddingBlock: 5,
    borderBlockStart: '1px solid',
    borderColor: 'line',
  },
} as const;

const COLUMNS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '5fr 4fr 4fr 4fr' },
  columnGap: 6,
  rowGap: 3,
  alignItems: 'start',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

const NAMES = {
  ...COLUMNS,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '2fr 1fr 1fr' },
  // Names are long: on a phone they have a line of their own.
  '& > :first-of-type': { gridColumn: { xs: 'span 2', sm: 'auto' } },
} as const;
