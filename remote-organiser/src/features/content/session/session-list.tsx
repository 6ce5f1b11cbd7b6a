import { shownText } from '@mosta/shared/domain/content-text';
import { compareSlots } from '@mosta/shared/domain/programme';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { ContentMarks } from '../content-marks';
import type { ListProps } from '../kind-editor';
import { placeName } from './place-name';

/** The programme by day and hour, drafts too. */
export function SessionList({ entries, hrefOf }: ListProps<'session'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const sorted = entries.toSorted((one, other) => compareSlots(one.draft, other.draft));
  const dates = [...new Set(sorted.map(({ draft }) => draft.date))];
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      {dates.map((date) => (
        <Box component="section" key={date} aria-labelledby={`day-${date}`}>
          <Typography id={`day-${date}`} variant="h5" component="h2" sx={{ mb: 2, color: 'olive' }}>
            {formatDate(language, date, { weekday: 'long', day: 'numeric', month: 'long' })}
          </Typography>
          <PlainList>
            {sorted
              .filter(({ draft }) => draft.date === date)
              .map((entry) => (
                <ListRow key={entry._id}>
                  <Box
                    sx={{ display: { sm: 'grid' }, gridTemplateColumns: '130px 1fr', columnGap: 5 }}
                  >
                    <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {formatTime(language, entry.draft.starts)} –{' '}
                      {formatTime(language, entry.draft.ends)}
                    </Typography>
                    <Box sx={{ minInlineSize: 0 }}>
                      <MuiLink component={Link} to={hrefOf(entry._id)} sx={{ fontWeight: 600 }}>
                        <bdi>{shownText(entry.draft.title, language)}</bdi>
                      </MuiLink>
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        <bdi>{placeName(entry.draft.place, t)}</bdi>
                      </Typography>
                    </Box>
                  </Box>
                  <ContentMarks entry={entry} />
                </ListRow>
              ))}
          </PlainList>
        </Box>
      ))}
    </Box>
  );
}
