import {
  formatDate,
  formatDateRange,
  formatTime,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** When and where, and whom to ask. */
export function FairFacts() {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { days, city, contact } = edition;
  const first = days.at(0);
  const last = days.at(-1);
  if (!first || !last) return null;
  const hours = t('dashboard.none.hoursText', {
    opens: formatTime(language, first.opens),
    closes: formatTime(language, first.closes),
    day: formatDate(language, last.date, { day: 'numeric', month: 'long' }),
    lastCloses: formatTime(language, last.closes),
  });
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 10,
      }}
    >
      <Fact term={t('dashboard.none.when')}>
        {formatDateRange(language, first.date, last.date)}
      </Fact>
      <Fact term={t('dashboard.none.hours')}>{hours}</Fact>
      <Fact term={t('dashboard.none.where')}>{city}</Fact>
      <Fact term={t('dashboard.none.help')}>
        <MuiLink href={`mailto:${contact.email}`}>{contact.email}</MuiLink>
      </Fact>
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'line', paddingBlock: 4 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
