import { useTranslation } from '@mosta/shared/i18n';
import { ConstructionDrawing } from '@mosta/shared/illustrations';
import { Box, ButtonLink, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS, type PageKey } from '../../paths';
import { FadeIn } from '../../ui/fade-in';

type ComingPageProps = {
  page: PageKey;
  /** The breadcrumb. */
  trail: ReactNode;
  /** Links to other pages. */
  children: ReactNode;
};

/** "Contenu à venir !" under the page's own heading: what will be there, what is known, and links to other pages. */
export function ComingPage({ page, trail, children }: ComingPageProps) {
  const { t } = useTranslation('public');
  return (
    <>
      <Section ground="wheat" compact>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
            alignItems: 'center',
            gap: { xs: 8, md: 16 },
          }}
        >
          <div>
            {trail}
            <Typography variant="h2" component="h1" sx={{ color: 'olive', mt: 3 }}>
              {t(`pages.${page}.title`)}
            </Typography>
            <Typography variant="h4" component="h2" sx={{ color: 'terracotta', mt: 3 }}>
              {t('placeholder.heading')}
            </Typography>
            <Typography variant="subtitle1" component="p" sx={{ mt: 4, maxInlineSize: '36em' }}>
              {t('placeholder.text', { what: t(`pages.${page}.what`) })}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}>
              <ButtonLink to={PATHS.program}>{t('actions.seeProgram')}</ButtonLink>
              <ButtonLink to={PATHS.contact} variant="text">
                {t('actions.contactUs')}
              </ButtonLink>
            </Box>
          </div>
          <Box
            sx={{
              maxInlineSize: { xs: 200, md: 320 },
              '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
            }}
          >
            <ConstructionDrawing size={320} label={t('placeholder.image')} />
          </Box>
        </Box>
      </Section>
      <FadeIn>
        <Section compact labelledBy="known">
          <Typography variant="h3" component="h2" id="known" sx={{ color: 'olive' }}>
            {t('placeholder.known')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 4, maxInlineSize: '42em' }}>
            {t(`pages.${page}.known`)}
          </Typography>
        </Section>
      </FadeIn>
      <FadeIn>{children}</FadeIn>
    </>
  );
}
