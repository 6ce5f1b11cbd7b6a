import { editionPhase } from '@mosta/shared/domain/edition-clock';
import { slotMoments } from '@mosta/shared/domain/programme';
import { useTranslation } from '@mosta/shared/i18n';
import { programmeQuery, useEdition, useQuery } from '@mosta/shared/queries';
import { KeptListNotice, QueryGate } from '@mosta/shared/shell';
import { Box, type Clock, LoadingState, Skeleton, Typography, useNow } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { useFavourites } from '../../favourites';
import { usePrinting } from '../../ui/print-sheet';
import { LayoutSwitch } from './layout-switch';
import { OverlapNotice } from './overlap-notice';
import { byDay, inOrder } from './programme';
import { ProgrammeSheet } from './programme-sheet';
import { ScheduleActions } from './schedule-actions';
import { ScheduleDay } from './schedule-day';
import { NoFavourites, NoProgramme, NothingOfCategory } from './schedule-empty';
import { CategoryFilter, DayTabs, PANEL_ID, tabId } from './schedule-filters';
import { ScheduleGrid } from './schedule-grid';
import { FAVOURITES_TAB, useProgrammeView } from './use-programme-view';

const MINUTE_MS = 60_000;

type ScheduleProps = { /** Replaced in tests. */ clock?: Clock };

/** The programme by day and hour, with the visitor's favourites. */
export function Schedule({ clock }: ScheduleProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const now = useNow(MINUTE_MS, { clock });
  const view = useProgrammeView(now);
  const { ids: favourites, problem, toggle } = useFavourites();
  const printing = usePrinting();
  const query = useQuery(programmeQuery());
  const entries = useMemo(() => inOrder(query.data ?? []), [query.data]);

  const chosen = entries.filter(({ id }) => favourites.has(id));
  const onFavourites = view.tab === FAVOURITES_TAB;
  const wanted = onFavourites ? chosen : entries;
  const ofCategories = wanted.filter(
    ({ category }) => view.categories.length === 0 || view.categories.includes(category),
  );
  const shown = ofCategories.filter(({ date }) => onFavourites || date === view.tab);
  const common = { favourites, onFavourite: toggle };
  const during = editionPhase(edition, now).phase === 'during';
  const moments = during ? slotMoments(entries, now) : undefined;

  return (
    <>
      {entries.some(({ sample }) => sample) && (
        <Typography sx={{ mb: 6, color: 'text.secondary' }}>{t('schedule.sample')}</Typography>
      )}
      <KeptListNotice problem={problem} />
      <DayTabs tab={view.tab} favourites={chosen.length} onChange={view.showTab} />
      <Box sx={{ mt: 6, mb: { xs: 6, md: 8 }, display: 'grid', gap: 3 }}>
        <LayoutSwitch layout={view.layout} onChange={view.showLayout} />
        <CategoryFilter chosen={view.categories} onChange={view.showCategories} />
      </Box>
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(view.tab)}>
        <QueryGate
          query={query}
          loading={<LoadingProgramme />}
          failed={t('schedule.failed.title')}
          failedText={t('schedule.failed.text')}
          empty={{ when: (all) => all.length === 0, show: <NoProgramme /> }}
        >
          {() => (
            <>
              {onFavourites && <OverlapNotice entries={chosen} />}
              {byDay(shown).map((day) =>
                view.layout === 'grille' ? (
                  <ScheduleGrid
                    key={day.date}
                    {...common}
                    day={day}
                    moments={moments}
                    now={during ? now : undefined}
                  />
                ) : (
                  <ScheduleDay key={day.date} {...common} day={day} moments={moments} />
                ),
              )}
              {typeof document === 'undefined' && (
                // Without scripts the tabs show nothing: the other days follow.
                <Box sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
                  {byDay(entries.filter(({ date }) => date !== view.tab)).map((day) => (
                    <ScheduleDay key={day.date} {...common} day={day} />
                  ))}
                </Box>
              )}
              {shown.length === 0 &&
                (wanted.length === 0 ? (
                  <NoFavourites />
                ) : (
                  <NothingOfCategory onReset={() => view.showCategories([])} />
                ))}
            </>
          )}
        </QueryGate>
      </Box>
      {ofCategories.length > 0 && (
        <ScheduleActions
          entries={ofCategories}
          favourites={onFavourites}
          onPrint={() => window.print()}
        />
      )}
      {printing && ofCategories.length > 0 && (
        <ProgrammeSheet
          title={t(onFavourites ? 'schedule.sheet.favourites' : 'schedule.sheet.all')}
          entries={ofCategories}
          favourites={favourites}
        />
      )}
    </>
  );
}

function LoadingProgramme() {
  const { t } = useTranslation('public');
  return (
    <LoadingState label={t('schedule.loading')}>
      {Array.from({ length: 4 }, (_, index) => (
        <Box key={index} sx={{ paddingBlock: 6 }}>
          <Skeleton width="20%" height={26} />
          <Skeleton width="60%" height={36} />
        </Box>
      ))}
    </LoadingState>
  );
}
