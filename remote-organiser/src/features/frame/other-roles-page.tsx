import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, Button, Khatam, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { useRights } from '../../use-rights';
import { firstPageOf } from './pages';

/** In the place of a page that belongs to other organisers: says so, and leads to one of the own. */
export function OtherRolesPage() {
  const { t } = useTranslation('organiser');
  const rights = useRights();
  return (
    <Box sx={{ maxInlineSize: 640 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, color: 'secondary.main', mb: 4 }}>
        <Khatam size={56} />
        <Typography component="span" variant="h3" color="textSecondary">
          403
        </Typography>
      </Box>
      <Typography variant="h4" component="h2">
        {t('frame.otherRoles.title')}
      </Typography>
      <Typography sx={{ marginBlock: 4 }}>
        {t('frame.otherRoles.text', { role: t(`common.roles.${rights.role}`).toLowerCase() })}
      </Typography>
      <Button component={Link} to={PATHS[firstPageOf(rights)]} variant="contained">
        {t('frame.otherRoles.toOwn')}
      </Button>
    </Box>
  );
}
