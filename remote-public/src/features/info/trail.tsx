import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, PlainList } from '@mosta/shared/ui';
import { PATHS, type PageKey } from '../../paths';

/** The breadcrumb, from the home page to this one. */
export function Trail({ page }: { page: PageKey }) {
  const { t } = useTranslation('public');
  return (
    <Box component="nav" aria-label={t('trail.label')}>
      <PlainList
        ordered
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <li>
          <MuiLink
            component={Link}
            to={PATHS.home}
            color="inherit"
            sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
          >
            {t('pages.home.title')}
          </MuiLink>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page">{t(`pages.${page}.title`)}</li>
      </PlainList>
    </Box>
  );
}
