import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, PlainList } from '@mosta/shared/ui';
import { PATHS, type PageKey } from '../../paths';

type TrailProps = {
  page: PageKey;
  /** What of the page is shown, where that is a page of its own. */
  part?: string;
  /** Pages between the page and its part. */
  between?: readonly { to: string; title: string }[];
};

/** The breadcrumb, from the home page to this one. */
export function Trail({ page, part, between = [] }: TrailProps) {
  const { t } = useTranslation('public');
  const title = t(`pages.${page}.title`);
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
        <Step to={PATHS.home}>{t('pages.home.title')}</Step>
        {part !== undefined && <Step to={PATHS[page]}>{title}</Step>}
        {between.map(({ to, title: step }) => (
          <Step key={to} to={to}>
            {step}
          </Step>
        ))}
        <li aria-current="page">{part === undefined ? title : <bdi>{part}</bdi>}</li>
      </PlainList>
    </Box>
  );
}

function Step({ to, children }: { to: string; children: string }) {
  return (
    <>
      <li>
        <MuiLink
          component={Link}
          to={to}
          color="inherit"
          sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
        >
          {children}
        </MuiLink>
      </li>
      <li aria-hidden>/</li>
    </>
  );
}
