import { useTranslation } from '@mosta/shared/i18n';
import { ConstructionDrawing } from '@mosta/shared/illustrations';
import type { Scene } from '@mosta/shared/scenes/scene';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { Box, ButtonLink, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS, type PageKey } from '../../paths';
import { FadeIn } from '../../ui/fade-in';

type ComingPageProps = {
  page: PageKey;
  scene: Scene;
  /** The breadcrumb. */
  trail: ReactNode;
  /** Links to other pages. */
  children: ReactNode;
};

/** "Contenu à venir !" under the page's own heading: what will be there, what is known, and links to other pages. */
export function ComingPage({ page, scene, trail, children }: ComingPageProps) {
  const { t } = useTranslation('public');
  return (
    <>
      <SceneHeading scene={scene} trail={trail} title={t(`pages.${page}.title`)} />
      <Section compact>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'auto 1fr' },
            alignItems: 'center',
            gap: { xs: 4, md: 14 },
          }}
        >
          {/* Small on a phone, where the scene stands right above it. */}
          <Box sx={{ '& svg': { inlineSize: { xs: 96, md: 180 }, blockSize: 'auto' } }}>
            <ConstructionDrawing size={180} label={t('placeholder.image')} />
          </Box>
          <div>
            <Typography variant="h2" sx={{ color: 'terracotta' }}>
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
        </Box>
      </Section>
      <FadeIn>
        <Section compact labelledBy="known" ground="wheat">
          <Typography variant="h2" id="known" sx={{ color: 'olive' }}>
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
