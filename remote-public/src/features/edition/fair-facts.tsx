import { editionEnds } from '@mosta/shared/domain/edition-clock';
import {
  formatDate,
  formatDateRange,
  formatTime,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { useStandCount } from '../../use-stand-count';

/** Key facts of the edition: dates, hours, place, stands, organiser. */
export function FairFacts() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const stands = useStandCount();
  const [first, last] = editionEnds(edition);
  const hours = (day: typeof first) =>
    t('edition.hours', {
      opens: formatTime(language, day.opens),
      closes: formatTime(language, day.closes),
    });
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 8,
        rowGap: 6,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
      }}
    >
      <Fact label={t('facts.dates')}>{formatDateRange(language, first.date, last.date)}</Fact>
      <Fact
        label={t('facts.hours')}
        note={t('facts.lastDay', {
          hours: hours(last),
          day: formatDate(language, last.date, { day: 'numeric', month: 'long' }),
        })}
      >
        {hours(first)}
      </Fact>
      <Fact label={t('facts.place')} note={t('facts.placeNote')}>
        {t('pages.mostaganem.title')}
      </Fact>
      <Fact label={t('facts.stands')} note={t('facts.standsNote')}>
        {stands}
      </Fact>
      <Fact
        label={t('facts.entry')}
        note={edition.phase === 'after' ? undefined : t('facts.entryNote')}
      >
        {t('facts.entryValue')}
      </Fact>
      {/* journalists quote these facts, so a sample name is left out */}
      {edition.contact.sample ? (
        <Fact label={t('facts.organiser')}>{t('facts.organiserNote')}</Fact>
      ) : (
        <Fact label={t('facts.organiser')} note={t('facts.organiserNote')}>
          <bdi>{edition.contact.agency}</bdi>
        </Fact>
      )}
    </Box>
  );
}

type FactProps = { label: string; note?: string; children: ReactNode };

function Fact({ label, note, children }: FactProps) {
  return (
    <Box sx={{ borderBlockStart: '2px solid', borderColor: 'saffron', paddingBlockStart: 3 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography variant="h4" component="p" sx={{ color: 'olive' }}>
          {children}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
