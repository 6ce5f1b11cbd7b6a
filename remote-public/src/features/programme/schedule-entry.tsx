import { shownText, textProps } from '@mosta/shared/domain/content-text';
import type { SlotMoment } from '@mosta/shared/domain/programme';
import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { Box, Chip, MuiLink, Typography } from '@mosta/shared/ui';
import { Fragment } from 'react';
import { placeAddress, placeName } from '../../place';
import { FavouriteStar } from '../../ui/favourite-star';
import { CategoryMark } from './category-mark';

type ScheduleEntryProps = {
  entry: ProgrammeEntry;
  /** Whether the entry is over, on or next, while the fair is on; otherwise undefined. */
  moment?: SlotMoment;
  favourite: boolean;
  onFavourite: () => void;
};

/** One entry: hours, category, title, place, and the star that adds it to the favourites. */
export function ScheduleEntry({ entry, moment, favourite, onFavourite }: ScheduleEntryProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const over = moment === 'past';
  const title = shownText(entry.title, language);
  return (
    <Box
      component="li"
      aria-current={moment === 'now' ? 'time' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '180px 1fr auto' },
        columnGap: { xs: 3, md: 8 },
        rowGap: 1,
        alignItems: 'start',
        paddingBlock: { xs: 5, md: 6 },
        borderBlockStart: '1px solid',
        borderColor: 'line',
        color: over ? 'text.secondary' : 'ink',
        breakInside: 'avoid',
      }}
    >
      <Hours entry={entry} moment={moment} />
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 2 },
          gridRow: { xs: 2, md: 1 },
          minInlineSize: 0,
          maxInlineSize: '40em',
        }}
      >
        <Typography variant="h5" component="h4" {...textProps(entry.title, language)} />
        <Typography sx={{ mt: 1 }} {...textProps(entry.text, language)} />
        <Speakers entry={entry} />
        <Facts entry={entry} />
      </Box>
      <FavouriteStar
        label={t('schedule.favourite', { title })}
        pressed={favourite}
        onToggle={onFavourite}
        sx={{
          gridColumn: { xs: 2, md: 3 },
          gridRow: 1,
          // aligns the star itself, not its touch area, with the hours and the page's margin
          marginBlockStart: '-10px',
          marginInlineEnd: '-10px',
        }}
      />
    </Box>
  );
}

/** Who speaks, and for whom or as what. */
function Speakers({ entry }: Pick<ScheduleEntryProps, 'entry'>) {
  const { t } = useTranslation('public');
  if (entry.speakers.length === 0) return null;
  return (
    <Typography sx={{ mt: 1 }}>
      {t('schedule.speakers')}{' '}
      {entry.speakers.map(({ name, from }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <bdi>
            <strong>{name}</strong>
            {from && `, ${from}`}
          </bdi>
        </Fragment>
      ))}
    </Typography>
  );
}

function Hours({ entry, moment }: Pick<ScheduleEntryProps, 'entry' | 'moment'>) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const times = [entry.starts, entry.ends].map((time) => (
    <time key={time} dateTime={`${entry.date}T${time}+01:00`}>
      {formatTime(language, time)}
    </time>
  ));
  return (
    <Box
      sx={{
        gridColumn: 1,
        display: 'flex',
        flexDirection: { md: 'column' },
        alignItems: { xs: 'center', md: 'flex-start' },
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      <Typography
        variant="h5"
        component="p"
        sx={{
          color: moment === 'past' ? 'inherit' : 'terracotta',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {times[0]} – {times[1]}
      </Typography>
      {moment && moment !== 'later' && (
        <Chip
          size="small"
          color={moment === 'now' ? 'secondary' : 'default'}
          label={t(`schedule.moment.${moment}`)}
        />
      )}
    </Box>
  );
}

function Facts({ entry }: Pick<ScheduleEntryProps, 'entry'>) {
  const { t } = useTranslation('public');
  const address = placeAddress(entry.place);
  const name = placeName(entry.place, t);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        mt: 3,
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <CategoryMark category={entry.category} />
        {t(`programme.${entry.category}.title`)}
      </Box>
      {address ? (
        <MuiLink component={Link} to={address}>
          <bdi>{name}</bdi>
        </MuiLink>
      ) : (
        <span>{name}</span>
      )}
    </Box>
  );
}
