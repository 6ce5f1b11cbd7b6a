import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Card, CardContent, KhatamPattern, Typography } from '@mosta/shared/ui';
import { memo, type ReactNode } from 'react';

/** The hall as the specification gives it; the stands do not fit in it, and it is used for nothing else. */
export const HallCards = memo(function HallCards() {
  const edition = useEdition();
  const { t } = useTranslation('floorplan');
  const { widthMetres, lengthMetres, capacity } = edition.hall;
  return (
    <Box
      component="section"
      aria-label={t('hall.label')}
      sx={{
        display: 'grid',
        gap: 6,
        // By the room there is, not by the screen: the dashboard shows the plan beside its menu.
        gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
      }}
    >
      <HallCard title={t('hall.main')}>
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            minBlockSize: 132,
            borderRadius: RADIUS.field,
            overflow: 'hidden',
          }}
        >
          <KhatamPattern tile={44} sx={{ position: 'absolute', inset: 0 }} />
          <Typography
            sx={{
              position: 'relative',
              bgcolor: 'surface',
              borderRadius: RADIUS.pill,
              paddingInline: 4,
              paddingBlock: 1,
              fontWeight: 600,
              textAlign: 'center',
            }}
          >
            {t('hall.placeholder')}
          </Typography>
        </Box>
      </HallCard>
      <HallCard title={t('hall.dimensions')}>
        <Typography variant="h4" component="p">
          {t('hall.width', { metres: widthMetres })}
        </Typography>
        <Typography variant="h4" component="p" sx={{ mt: 2 }}>
          {t('hall.length', { metres: lengthMetres })}
        </Typography>
      </HallCard>
      <HallCard title={t('hall.capacity')}>
        <Typography variant="h4" component="p">
          {t('hall.people', { count: capacity })}
        </Typography>
      </HallCard>
    </Box>
  );
});

type HallCardProps = { title: string; children: ReactNode };

function HallCard({ title, children }: HallCardProps) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 3, color: 'muted' }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
