import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { ELSEWHERE } from '../../../paths';
import type { Session } from '../sessions/sessions';

const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

/** What takes place in the selected zone, with the way to the programme. */
export function SessionFacts({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('floorplan');
  const language = useLanguage();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="h6" component="h3">
        {t('session.title')}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 2, mt: 2, typography: 'body2' }}>
        {sessions.map(({ id, date, starts, ends, title }) => (
          <li key={id}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {title}
            </Box>
            <Box component="span" sx={{ color: 'muted' }}>
              {t('session.when', {
                date: formatDate(language, date, DAY),
                starts: formatTime(language, starts),
                ends: formatTime(language, ends),
              })}
            </Box>
          </li>
        ))}
      </PlainList>
      <MuiLink component={Link} to={ELSEWHERE.programme} variant="body2">
        {t('session.programme')}
      </MuiLink>
    </Box>
  );
}
