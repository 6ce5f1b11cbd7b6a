import { useSession } from '@mosta/shared/auth';
import { EDITION } from '@mosta/shared/domain/edition';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, Card, CardContent, EmailIcon, Typography } from '@mosta/shared/ui';

/** What the account holds; corrections go through the organisers. */
export function ProfileCard() {
  const { t } = useTranslation('exhibitor');
  const session = useSession();
  if (!session) return null;
  const { user, role } = session;
  const lines = [
    ['name', [user.prenom, user.nom].filter(Boolean).join(' ')],
    ['email', user.email],
    ['role', t(`dashboard.roles.${role}`)],
  ] as const;
  return (
    <Card sx={{ maxInlineSize: 680 }}>
      <CardContent>
        <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 4 }}>
          {lines.map(([key, value]) => (
            <div key={key}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {t(`dashboard.profile.${key}`)}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                <bdi>{value}</bdi>
              </Typography>
            </div>
          ))}
        </Box>
        <Button
          href={`mailto:${EDITION.contact.email}`}
          variant="outlined"
          startIcon={<EmailIcon />}
          sx={{ mt: 6 }}
        >
          {t('dashboard.profile.write')}
        </Button>
      </CardContent>
    </Card>
  );
}
