import { shownText } from '@mosta/shared/domain/content-text';
import { formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths';
import { placeAddress, placeName } from '../../place';
import { FavouriteStar } from '../../ui/favourite-star';
import { StopNote } from './stop-note';
import type { Stop } from './visit';

type StopRowProps = {
  stop: Stop;
  note: string;
  /** Titles of other sessions of the visit at the same time. */
  conflicts: readonly string[];
  onNote: (note: string) => void;
  onRemove: (title: string) => void;
};

/** Something to visit: its hours or its stand, who or what is there, and the visitor's note. */
export function StopRow({ stop, note, conflicts, onNote, onRemove }: StopRowProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const title = useStopTitle()(stop);
  const isSession = stop.kind === 'session';
  return (
    <Box component="li" sx={ROW}>
      <Typography
        variant="h5"
        component="p"
        sx={{
          color: isSession ? 'terracotta' : 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {isSession ? (
          <>
            {formatTime(language, stop.entry.starts)} – {formatTime(language, stop.entry.ends)}
          </>
        ) : (
          <bdi>{stop.code ?? t('visit.noStand')}</bdi>
        )}
      </Typography>
      <Box
        sx={{ gridColumn: { xs: '1 / -1', md: 2 }, gridRow: { xs: 2, md: 1 }, minInlineSize: 0 }}
      >
        <Typography variant="h5" component="h4">
          <StopLink stop={stop}>{title}</StopLink>
        </Typography>
        {isSession && <SessionPlace entry={stop.entry} />}
        {conflicts.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 600, color: 'terracotta' }}>
            {t('schedule.grid.conflict', { titles: conflicts.join(', ') })}
          </Typography>
        )}
        <StopNote title={title} note={note} onNote={onNote} />
      </Box>
      <FavouriteStar
        id={starId(stop)}
        label={t('visit.remove', { title })}
        pressed
        onToggle={() => onRemove(title)}
        sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: 1, margin: '-10px' }}
      />
    </Box>
  );
}

/** Id of the star that takes a stop out of the visit. */
export const starId = ({ key }: Stop) => `star-${key}`;

/** Names what is visited in the visitor's language: a session by its title, a stand by who is there. */
export function useStopTitle(): (stop: Stop) => string {
  const { t } = useTranslation('public');
  const language = useLanguage();
  return (stop) => {
    if (stop.kind === 'session') return shownText(stop.entry.title, language);
    return stop.name ?? t('visit.stand', { code: stop.code ?? '' });
  };
}

function StopLink({ stop, children }: { stop: Stop; children: ReactNode }) {
  const path = stop.kind === 'session' ? `${PATHS.program}?jour=${stop.entry.date}` : stop.path;
  return (
    <MuiLink component={Link} to={path}>
      <bdi>{children}</bdi>
    </MuiLink>
  );
}

function SessionPlace({ entry }: { entry: Extract<Stop, { kind: 'session' }>['entry'] }) {
  const { t } = useTranslation('public');
  const address = placeAddress(entry.place);
  const name = <bdi>{placeName(entry.place, t)}</bdi>;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {address ? (
        <MuiLink component={Link} to={address}>
          {name}
        </MuiLink>
      ) : (
        name
      )}{' '}
      · {t(`programme.${entry.category}.title`)}
    </Typography>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: '180px 1fr auto' },
  ...{ columnGap: { xs: 3, md: 8 }, rowGap: 1, alignItems: 'start', paddingBlock: 5 },
  ...{ borderBlockStart: '1px solid', borderColor: 'line' },
} as const;
