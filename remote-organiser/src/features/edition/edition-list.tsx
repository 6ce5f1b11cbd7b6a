import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type {
  EditionState,
  OrganizerEdition,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';

const TONES: Record<EditionState, Tone> = {
  draft: 'now',
  open: 'good',
  closed: 'quiet',
  archived: 'quiet',
};

export function EditionStateBadges({ edition }: { edition: OrganizerEdition }) {
  const { t } = useTranslation('organiser');
  const { state, current } = edition;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 2 }}>
      <StateBadge tone={TONES[state]}>{t(`edition.states.${state}`)}</StateBadge>
      {current && <StateBadge tone="good">{t('edition.current')}</StateBadge>}
    </Box>
  );
}

type EditionListProps = { editions: readonly OrganizerEdition[]; chosen: OrganizerEdition };

/** The editions, the newest first; each leads to its form. */
export function EditionList({ editions, chosen }: EditionListProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <Box component="nav" aria-label={t('edition.list')} sx={{ mb: 4 }}>
      <PlainList
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {editions.map((edition) => {
          const { _id, product, year, days } = edition;
          const [first, last] = [days.at(0), days.at(-1)];
          return (
            <li key={_id}>
              <Box
                component={Link}
                to={`?${new URLSearchParams({ edition: _id })}`}
                aria-current={_id === chosen._id ? 'true' : undefined}
                sx={{
                  display: 'grid',
                  gap: 2,
                  blockSize: '100%',
                  padding: 4,
                  color: 'ink',
                  textDecoration: 'none',
                  border: '1px solid',
                  borderColor: 'line',
                  borderRadius: RADIUS.card,
                  bgcolor: 'surface',
                  '&:hover': { borderColor: 'olive' },
                  '&[aria-current]': { borderColor: 'olive', borderWidth: 2, padding: '15px' },
                }}
              >
                <Typography component="span" sx={{ fontWeight: 650 }}>
                  <bdi>
                    {product} {year}
                  </bdi>
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {first && last && formatDateRange(language, first.date, last.date)}
                </Typography>
                <EditionStateBadges edition={edition} />
              </Box>
            </li>
          );
        })}
      </PlainList>
    </Box>
  );
}
