import { shownText } from '@mosta/shared/domain/content-text';
import { dayGrid, type GridPlace, type GridRow } from '@mosta/shared/domain/day-grid';
import { overlaps, type SlotMoment, slotInstants } from '@mosta/shared/domain/programme';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { Box, MuiLink, Typography, visuallyHidden } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { placeAddress, placeName } from '../../place';
import { GridEntry } from './grid-entry';
import type { ProgrammeDay } from './programme';

type ScheduleGridProps = {
  day: ProgrammeDay;
  /** The moment of each entry while the fair is on. */
  moments?: ReadonlyMap<ProgrammeEntry, SlotMoment>;
  /** While the fair is on. */
  now?: Date | undefined;
  favourites: ReadonlySet<string>;
  onFavourite: (id: string) => void;
};

/** One day as a table of hours and places; on a phone it scrolls sideways and the hours stay. */
export function ScheduleGrid({ day, moments, now, favourites, onFavourite }: ScheduleGridProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { places, rows } = useMemo(() => dayGrid(day.entries), [day]);
  const others = useMemo(
    () => conflictsOf(day.entries.filter(({ id }) => favourites.has(id))),
    [day, favourites],
  );
  const caption = `grid-${day.date}`;
  const date = formatDate(language, day.date, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Box component="section" aria-labelledby={caption} sx={{ mb: { xs: 8, md: 10 } }}>
      <Typography variant="h4" component="h3" id={caption} sx={{ color: 'olive', mb: 4 }}>
        {date}
      </Typography>
      {/* A region that scrolls is reached by keyboard. */}
      <Box
        role="region"
        aria-label={t('schedule.grid.label', { date })}
        tabIndex={0}
        sx={SCROLLING}
      >
        <Box component="table" sx={TABLE}>
          <Box component="caption" sx={visuallyHidden}>
            {t('schedule.grid.label', { date })}
          </Box>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>{t('schedule.grid.hour')}</span>
              </th>
              {places.map((place) => (
                <PlaceHeading key={place.place} place={place} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.starts} style={{ blockSize: row.isPause ? PAUSE : heightOf(row) }}>
                <HourHeading date={day.date} row={row} now={now} />
                {row.cells.map((cell) =>
                  cell.entry ? (
                    <GridEntry
                      key={cell.key}
                      entry={cell.entry}
                      span={cell.span}
                      moment={moments?.get(cell.entry)}
                      favourite={favourites.has(cell.entry.id)}
                      conflicts={(others.get(cell.entry) ?? []).map(({ title }) =>
                        shownText(title, language),
                      )}
                      onFavourite={onFavourite}
                    />
                  ) : (
                    <td key={cell.key} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

/** Of each entry, what takes place at the same time. */
function conflictsOf(entries: readonly ProgrammeEntry[]) {
  const others = new Map<ProgrammeEntry, ProgrammeEntry[]>();
  for (const [one, other] of overlaps(entries)) {
    others.set(one, [...(others.get(one) ?? []), other]);
    others.set(other, [...(others.get(other) ?? []), one]);
  }
  return others;
}

function PlaceHeading({ place: { place, columns } }: { place: GridPlace }) {
  const { t } = useTranslation('public');
  const address = placeAddress(place);
  const name = <bdi>{placeName(place, t)}</bdi>;
  return (
    <th scope="colgroup" colSpan={columns}>
      {address ? (
        <MuiLink component={Link} to={address}>
          {name}
        </MuiLink>
      ) : (
        name
      )}
    </th>
  );
}

type HourHeadingProps = { date: string; row: GridRow<ProgrammeEntry>; now: Date | undefined };

function HourHeading({ date, row, now }: HourHeadingProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { starts, ends } = slotInstants({ date, starts: row.starts, ends: row.ends });
  const isNow = now !== undefined && starts <= now && now < ends;
  return (
    <th scope="row" aria-current={isNow ? 'time' : undefined}>
      <time dateTime={`${date}T${row.starts}+01:00`}>{formatTime(language, row.starts)}</time>
      {isNow && <small>{t('schedule.moment.now')}</small>}
    </th>
  );
}

/** Pixels for a time in which nothing is on. */
const PAUSE = 44;
const MINUTE = 2;
/** Least height of a row, so that its hour can be read. */
const LEAST = 32;

function heightOf({ starts, ends }: GridRow<unknown>): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.max(LEAST, MINUTE * (minutes(ends) - minutes(starts)));
}

const SCROLLING = {
  overflowX: 'auto',
  marginInline: { xs: '-20px', md: 0 },
  paddingInlineEnd: { xs: '20px', md: 0 },
  paddingBlockEnd: 2,
} as const;

const TABLE = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '6px 0',
  // what leaves the page at the side of the hours does not show beside them
  '& th[scope="row"], & thead th:first-of-type': {
    ...{ position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'paper' },
    ...{ inlineSize: { xs: 84, md: 104 }, paddingInlineStart: { xs: '20px', md: 0 } },
  },
  '& th': {
    ...{ textAlign: 'start', verticalAlign: 'top', paddingInlineEnd: 2, typography: 'body2' },
    ...{ fontWeight: 600, borderBlockEnd: 0 },
  },
  '& thead th': { paddingBlockEnd: 2, verticalAlign: 'bottom', minInlineSize: 168 },
  '& thead th:first-of-type': { minInlineSize: 0 },
  '& th[scope="row"]': {
    ...{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'text.secondary' },
    ...{ borderBlockStart: '1px solid', borderColor: 'line', paddingBlock: 1 },
    '&[aria-current]': { color: 'terracotta', borderBlockStartWidth: 3, borderColor: 'terracotta' },
    '& small': { display: 'block', whiteSpace: 'normal', fontSize: 14, lineHeight: 1.2 },
  },
  '& td': { borderBlockStart: '1px solid', borderColor: 'line', padding: 0 },
} as const;
