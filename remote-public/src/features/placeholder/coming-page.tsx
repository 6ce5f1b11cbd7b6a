import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, ConstructionDrawing, Section, Typography } from '@mosta/shared/ui';
import { PATHS, type PageKey } from '../../paths';

/** "Contenu à venir !" under the page's own heading: what will be there, and what to do now. */
export function ComingPage({ page }: { page: PageKey }) {
  const { t } = useTranslation('public');
  return (
    <Section ground="wheat">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
          alignItems: 'center',
          gap: { xs: 8, md: 16 },
          minBlockSize: { md: 420 },
        }}
      >
        <div>
          <Typography variant="h2" component="h1" sx={{ color: 'olive' }}>
            {t(`pages.${page}.title`)}
          </Typography>
          <Typography variant="h4" component="h2" sx={{ color: 'terracotta', mt: 3 }}>
            {t('placeholder.heading')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 5, maxInlineSize: '56ch' }}>
            {t('placeholder.text', { what: t(`pages.${page}.what`) })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 8 }}>
            <ButtonLink to={PATHS.program}>{t('actions.seeProgram')}</ButtonLink>
            <ButtonLink to={PATHS.contact}>{t('actions.contactUs')}</ButtonLink>
          </Box>
        </div>
        <Box
          sx={{
            maxInlineSize: { xs: 200, md: 340 },
            '& svg': { inlineSize: '100%', blockSize: 'auto' },
          }}
        >
          <ConstructionDrawing size={340} label={t('placeholder.image')} />
        </Box>
      </Box>
    </Section>
  );
}
