import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, ButtonLink } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { Afterwards } from './afterwards';

/** What a page for visitors offers first: the badge, and beside it what the page adds; once the fair is over, what remains. */
export function VisitorActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('public');
  const { phase, registrations } = useEdition();
  if (phase === 'after') {
    return <Afterwards forms={[{ to: PATHS.badges, title: t('pages.badges.title') }]} />;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {registrations === 'open' && (
        <ButtonLink to={PATHS.badges} variant="contained" size="large">
          {t('actions.askBadge')}
        </ButtonLink>
      )}
      {children}
    </Box>
  );
}
