import { useTranslation } from '@mosta/shared/i18n';
import { HOLD_WINDOWS, type OrganizerHold } from '@mosta/shared/schemas/organizer-hold.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Alert, Box, Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { useState } from 'react';
import { ChoiceField } from '../../ui/choice-field';
import { ExportMenu } from '../../ui/export-menu';
import { FilterBar } from '../../ui/filter-bar';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { filterParameters, PER_PAGE, useHoldPage } from './hold.queries';
import { useFilter } from './hold-address';
import { ExtendHoldDialog, ReleaseHoldDialog } from './hold-dialogs';
import { type HoldAction, HoldTable } from './hold-table';

type Asked = { hold: OrganizerHold; action: HoldAction };

/** Options by who has them and when they end, and what can be done with each. */
export function Holds() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const query = useHoldPage(filter);
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  const filtered = filter.search !== '' || filter.within !== null;
  const close = () => ask(null);
  return (
    <>
      <FilterBar>
        <SearchBox
          label={t('holds.search')}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
        <ChoiceField
          label={t('holds.end')}
          all={t('holds.allEnds')}
          value={filter.within}
          options={HOLD_WINDOWS.map((value) => ({ value, label: t(`holds.within.${value}`) }))}
          onChange={(within) => change({ within })}
        />
        <ExportMenu
          path="v1/organizer/hold"
          filter={filterParameters(filter)}
          name="mosta-expo-options"
        />
      </FilterBar>
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {t(`holds.${done.action}.done`, { code: done.hold.code })}
          </Alert>
        )}
      </Box>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('holds.loading')} />}
        failed={t('holds.failed')}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState
              title={t(`holds.${filtered ? 'nothingFound' : 'none'}`)}
              action={
                filtered && (
                  <Button variant="outlined" onClick={() => change({ search: '', within: null })}>
                    {t('holds.all')}
                  </Button>
                )
              }
            >
              {t(`holds.${filtered ? 'nothingFoundText' : 'noneText'}`)}
            </EmptyState>
          ),
        }}
      >
        {({ holds, total }) => (
          <>
            <HoldTable holds={holds} busy={query.isPlaceholderData} ask={ask} />
            <Pager
              page={filter.page}
              perPage={PER_PAGE}
              total={total}
              busy={query.isPlaceholderData}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </QueryGate>
      {asked?.action === 'extend' && (
        <ExtendHoldDialog hold={asked.hold} onDone={() => setDone(asked)} onClose={close} />
      )}
      {asked?.action === 'release' && (
        <ReleaseHoldDialog hold={asked.hold} onDone={() => setDone(asked)} onClose={close} />
      )}
    </>
  );
}
