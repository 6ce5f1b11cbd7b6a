import type { RouteDescriptor } from '@mosta/shared/contract/descriptor';
import { HOMES } from '@mosta/shared/contract/homes';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { Box, Button, Khatam, MuiLink, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import { AfterNavigation } from '../page/after-navigation';
import { ShowLivePage } from '../page/live-page';
import { DocumentHead } from '../page/page-head';

type ForbiddenPageProps = {
  /** Who reads this, and whose page it is. */
  role: Role;
  owners: readonly Role[];
  /** The open page that shares the address, but for the case. */
  twin: RouteDescriptor | undefined;
};

/** A page of another role: says whose it is, and leads to the reader's own home. */
export function ForbiddenPage({ role, owners, twin }: ForbiddenPageProps) {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const text = t('forbidden.text', {
    owner: owners.map((owner) => t(`forbidden.owners.${owner}`)).join(', '),
    role: t(`forbidden.roles.${role}`),
  });
  return (
    <Box sx={{ ...PAGE_MARGINS, paddingBlock: { xs: 12, md: 30 } }}>
      <DocumentHead title={t('forbidden.title')} description={text} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 4,
          color: 'secondary.main',
          marginBlockEnd: 4,
        }}
      >
        <Khatam size={72} />
        <Typography component="span" variant="h3" color="textSecondary">
          403
        </Typography>
      </Box>
      <Typography variant="h1" sx={{ color: 'olive', hyphens: 'auto' }}>
        {t('forbidden.title')}
      </Typography>
      <Typography sx={{ marginBlock: 4, maxInlineSize: '38em' }}>{text}</Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 4 }}
      >
        <Button component={Link} to={HOMES[role]} variant="contained" color="secondary">
          {t('forbidden.home')}
        </Button>
        <MuiLink component={Link} to={twin?.path ?? '/'}>
          {twin ? t('forbidden.twin', { title: twin.title[language] }) : t('notFound.home')}
        </MuiLink>
      </Box>
      <AfterNavigation />
      <ShowLivePage />
    </Box>
  );
}
