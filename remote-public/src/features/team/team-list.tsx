import { useTranslation } from '@mosta/shared/i18n';
import { Box, Card, Khatam, Typography } from '@mosta/shared/ui';
import { TEAM } from './team';

const MARKS = ['olive', 'terracotta', 'sea', 'sage'] as const;

/** The organising team, role by role. */
export function TeamList() {
  const { t } = useTranslation('public');
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {TEAM.map(({ name, role, imageUrl }, index) => (
          <Card
            component="li"
            key={role}
            sx={{ display: 'flex', flexDirection: 'column', gap: 4, padding: 6 }}
          >
            {imageUrl ? (
              <Box
                component="img"
                src={imageUrl}
                alt=""
                sx={{ inlineSize: 72, blockSize: 72, borderRadius: '50%', objectFit: 'cover' }}
              />
            ) : (
              <Khatam size={56} outer={MARKS[index % MARKS.length]} inner="wheat" heart="saffron" />
            )}
            <div>
              <Typography variant="h5" component="h2">
                {t(`team.${role}`)}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
            </div>
          </Card>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
        {t('team.sample')}
      </Typography>
    </>
  );
}
