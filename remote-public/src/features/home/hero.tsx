import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ButtonLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { PAGE_START } from '../../ui/page-start';
import { HeroArt } from './hero-art';

type HeroProps = {
  /** The edition's phase, beside its dates. */
  state: ReactNode;
  /** A sentence about the phase, under the actions. */
  note: ReactNode;
};

/** Name, dates and place of the fair, and the two main actions. */
export function Hero({ state, note }: HeroProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [first, last] = editionEnds(edition);
  return (
    <Box
      component="section"
      aria-labelledby="home"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' },
        minBlockSize: { md: 'clamp(610px, 42vw, 900px)' },
      }}
    >
      <Box
        sx={{
          alignSelf: 'center',
          paddingBlock: { xs: 6, md: 12 },
          paddingInlineStart: PAGE_START,
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
        <Typography
          variant="h1"
          id="home"
          sx={{
            color: 'olive',
            mt: { xs: 4, md: 5 },
            // Between a tablet and a wide screen the largest size would leave one word a line.
            fontSize: { md: 'clamp(2.5rem, 4.8vw, 4.25rem)' },
          }}
        >
          {t('home.heading')}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: { xs: 4, md: 5 }, maxInlineSize: '35em' }}
        >
          {t('home.lead')}
        </Typography>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, md: 4 }, mt: { xs: 6, md: 7 } }}
        >
          <ButtonLink to={PATHS.exhibit} variant="contained" size="large">
            {t('actions.bookStand')}
          </ButtonLink>
          <ButtonLink to={PATHS.badges} size="large">
            {t('actions.askBadge')}
          </ButtonLink>
        </Box>
        <Typography
          variant="body2"
          sx={{ mt: { xs: 4, md: 6 }, color: 'text.secondary', maxInlineSize: '38em' }}
        >
          {note}
        </Typography>
      </Box>
      <HeroArt />
    </Box>
  );
}
