import { LANGUAGE_PARAMETER, LANGUAGES } from '@mosta/shared/contract/languages';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { SPACE } from '@mosta/shared/theme';
import { Box, KhatamPattern, Logo, PAGE_MARGINS, PlainList, Typography } from '@mosta/shared/ui';
import { ContactLines, SocialLinks } from './footer-contact';
import { OpeningHours } from './opening-hours';
import { SiteMap, SmallPrint } from './site-map';

/**
 * Agency, days and hours, contact (specification, section 2, "Shared footer"), languages as links, which work without
 * scripts, and every public page.
 */
export function Footer() {
  const { t } = useTranslation('host');
  const { product, year, contact } = useEdition();
  return (
    <Box component="footer" sx={{ bgcolor: 'field', color: 'onBand', marginBlockStart: 'auto' }}>
      <Box aria-hidden sx={{ blockSize: 44 }}>
        <KhatamPattern tile={44} />
      </Box>
      <Box sx={WHOLE}>
        <Box sx={TOP}>
          <div>
            <Logo product={product} onBand />
            <Typography sx={{ marginBlockStart: 3, maxInlineSize: '22em' }}>
              {t('footer.tagline')}
            </Typography>
            <Typography sx={{ marginBlockStart: 3, fontWeight: 600 }}>{contact.agency}</Typography>
            {contact.sample && (
              <Typography variant="body2" sx={{ opacity: 0.85 }}>
                {t('footer.sample')}
              </Typography>
            )}
          </div>
          <div>
            <h2>{t('footer.opening', { year })}</h2>
            <OpeningHours />
          </div>
          <div>
            <h2>{t('footer.contact')}</h2>
            <ContactLines contact={contact} />
          </div>
          <div>
            <h2>{t('footer.follow')}</h2>
            <SocialLinks contact={contact} />
          </div>
        </Box>
        <SiteMap />
        <Box sx={END}>
          <SmallPrint />
          <LanguageLinks />
        </Box>
      </Box>
    </Box>
  );
}

/** The address of the same page in each language. */
function LanguageLinks() {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const current = useLanguage();
  return (
    <Box component="nav" aria-label={t('language.label')}>
      <PlainList>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={`?${LANGUAGE_PARAMETER}=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              {t(`language.${language}`)}
            </a>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

const HAIRLINE = {
  borderBlockStart: '1px solid',
  borderColor: 'color-mix(in srgb, currentColor 24%, transparent)',
} as const;

/** Rules for headings and links stand here once: every page carries the footer. */
const WHOLE = {
  ...PAGE_MARGINS,
  // A fifth of a page's elements, which costs a start no layout where nobody sees it: heights until it is seen.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: { xs: 'auto 1920px', md: 'auto 1000px' },
  paddingBlockStart: { xs: 10, md: 14 },
  // The bar at the foot of a phone's screen lies over the last lines otherwise.
  paddingBlockEnd: { xs: `calc(${SPACE.bar + 24}px + env(safe-area-inset-bottom, 0px))`, md: 8 },
  '& h2': { m: 0, mb: 3, font: 'inherit', fontWeight: 600, color: 'inherit' },
  '& a[href]': {
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    '&:hover, &[aria-current]': { textDecorationColor: 'currentColor' },
    '&[aria-current]': { textDecorationThickness: '2px' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '3px' },
  },
} as const;

const TOP = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1.3fr 1fr 1fr 1fr' },
  gap: 10,
} as const;

const END = {
  ...HAIRLINE,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  paddingBlockStart: 5,
  typography: 'body2',
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 5 },
  '& a[href]': { display: 'flex', alignItems: 'center', minBlockSize: 40 },
} as const;
