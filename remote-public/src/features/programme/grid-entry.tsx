import { shownText, textProps } from '@mosta/shared/domain/content-text';
import type { SlotMoment } from '@mosta/shared/domain/programme';
import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Chip, Typography } from '@mosta/shared/ui';
import { FavouriteStar } from '../../ui/favourite-star';
import { CategoryMark } from './category-mark';

type GridEntryProps = {
  entry: ProgrammeEntry;
  /** Over how many rows it goes. */
  span: number;
  moment: SlotMoment | undefined;
  favourite: boolean;
  /** Titles of other favourites at the same time. */
  conflicts: readonly string[];
  onFavourite: (id: string) => void;
};

/** An entry in its cell of the table. A favourite at the time of another is hatched, and says of which. */
export function GridEntry(props: GridEntryProps) {
  const { entry, span, moment, favourite, conflicts, onFavourite } = props;
  const { t } = useTranslation('public');
  const language = useLanguage();
  const title = shownText(entry.title, language);
  return (
    <Box
      component="td"
      rowSpan={span}
      aria-current={moment === 'now' ? 'time' : undefined}
      sx={{ '&&': { ...CELL, ...(conflicts.length > 0 && HATCHED) } }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2 }}>
        <div>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
            <CategoryMark category={entry.category} />
            <Typography
              variant="body1"
              component="h4"
              sx={{ fontWeight: 650, lineHeight: 1.3 }}
              {...textProps(entry.title, language)}
            />
          </Box>
          <Typography
            variant="body2"
            sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatTime(language, entry.starts)} – {formatTime(language, entry.ends)}
            <br />
            {t(`programme.${entry.category}.title`)}
          </Typography>
          {moment && moment !== 'later' && (
            <Chip
              size="small"
              color={moment === 'now' ? 'secondary' : 'default'}
              label={t(`schedule.moment.${moment}`)}
              sx={{ mt: 1 }}
            />
          )}
          {conflicts.length > 0 && (
            <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
              {t('schedule.grid.conflict', { titles: conflicts.join(', ') })}
            </Typography>
          )}
        </div>
        <FavouriteStar
          label={t('schedule.favourite', { title })}
          pressed={favourite}
          onToggle={() => onFavourite(entry.id)}
          sx={{ alignSelf: 'start', margin: '-8px' }}
        />
      </Box>
    </Box>
  );
}

const CELL = {
  ...{ verticalAlign: 'top', padding: 3, bgcolor: 'surface', borderRadius: RADIUS.field },
  ...{ border: '1px solid', borderColor: 'line', overflowWrap: 'anywhere' },
} as const;

const HATCHED = {
  borderColor: 'terracotta',
  backgroundImage:
    'repeating-linear-gradient(135deg, var(--mui-palette-line) 0 2px, transparent 2px 12px)',
} as const;
