import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
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

const BADGE = { to: PATHS.badges, text: 'actions.askBadge' } as const;

/** What a visitor comes for: nothing invites to a fair that is over, nor to ask for what is closed. */
const ACTIONS = {
  closed: [
    { to: PATHS.program, text: 'actions.seeProgram' },
    { to: PATHS.confirmed, text: 'actions.seeExhibitors' },
  ],
  before: [{ to: PATHS.exhibit, text: 'actions.bookStand' }, BADGE],
  during: [{ to: PATHS.program, text: 'actions.seeProgram' }, BADGE],
  after: [
    { to: PATHS.confirmed, text: 'actions.seeExhibitors' },
    { to: PATHS.press, text: 'actions.readNews' },
  ],
} as const satisfies Record<Edition['phase'] | 'closed', unknown>;

/** Name, dates and place of the fair, and the two main actions of its phase. */
export function Hero({ state, note }: HeroProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [opening, closing] = editionEnds(edition);
  const { phase, registrations } = edition;
  const [first, second] =
    ACTIONS[phase !== 'after' && registrations === 'closed' ? 'closed' : phase];
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
            {formatDateRange(language, opening.date, closing.date)} · {t('pages.mostaganem.title')}
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
          <ButtonLink to={first.to} variant="contained" size="large">
            {t(first.text)}
          </ButtonLink>
          <ButtonLink to={second.to} size="large">
            {t(second.text)}
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
