import { EDITION } from '@mosta/shared/domain/edition';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { HeroArt } from './hero-art';

type HeroProps = { /** Where the edition stands, beside its dates. */ state: ReactNode };

/** What, when, where, and the two things to do. */
export function Hero({ state }: HeroProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(EDITION);
  return (
    <Box
      component="section"
      aria-labelledby="accueil"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' },
        minBlockSize: { md: 610 },
      }}
    >
      <Box
        sx={{
          alignSelf: 'center',
          paddingBlock: { xs: 9, md: 14 },
          paddingInlineStart: { xs: 5, md: 'max(64px, calc((100vw - 1440px) / 2 + 64px))' },
          paddingInlineEnd: { xs: 5, md: 12 },
        }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}
        >
          <Typography variant="overline" component="p" sx={{ color: 'terracotta' }}>
            {formatDateRange(language, first.date, last.date)} · {t('pages.mostaganem.title')}
          </Typography>
          {state}
        </Box>
        <Typography variant="h1" id="accueil" sx={{ color: 'olive', mt: 5 }}>
          {t('home.heading')}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 5, maxInlineSize: '54ch' }}>
          {t('home.lead')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: 7 }}>
          <ButtonLink to={PATHS.exhibit} variant="contained" size="large">
            {t('actions.bookStand')}
          </ButtonLink>
          <ButtonLink to={PATHS.badges} size="large">
            {t('actions.askBadge')}
          </ButtonLink>
        </Box>
      </Box>
      <HeroArt />
    </Box>
  );
}
