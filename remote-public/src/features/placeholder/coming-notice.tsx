import { useTranslation } from '@mosta/shared/i18n';
import { ConstructionDrawing } from '@mosta/shared/illustrations';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Section, Typography } from '@mosta/shared/ui';

/** "Contenu à venir !" inside a page that has content already: announces what will be added. */
export function ComingNotice({ text }: { text: string }) {
  const { t } = useTranslation('public');
  return (
    <Section compact labelledBy="coming">
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'flex-start', sm: 'center' },
          gap: { xs: 4, sm: 8 },
          padding: { xs: 5, md: 8 },
          borderRadius: RADIUS.card,
          bgcolor: 'wheat',
        }}
      >
        <ConstructionDrawing size={112} label={t('placeholder.image')} />
        <div>
          <Typography variant="h2" id="coming" sx={{ color: 'terracotta' }}>
            {t('placeholder.heading')}
          </Typography>
          <Typography sx={{ mt: 2, maxInlineSize: '40em' }}>{text}</Typography>
        </div>
      </Box>
    </Section>
  );
}
