import { STAND_STATES } from '@mosta/shared/domain/stand-status';
import { wantedStands } from '@mosta/shared/domain/wanted-stands';
import { useTranslation } from '@mosta/shared/i18n';
import { STAND_KINDS } from '@mosta/shared/schemas/stand.schema';
import { QueryGate } from '@mosta/shared/shell';
import { LoadingState } from '@mosta/shared/ui';
import { editionParameter, useShownYear } from '../../shown-edition';
import { ChoiceField } from '../../ui/choice-field';
import { ExportMenu } from '../../ui/export-menu';
import { FilterBar } from '../../ui/filter-bar';
import { SearchBox } from '../../ui/search-box';
import { TableHeading } from '../../ui/table-heading';
import { useAddress } from '../../ui/use-address';
import { SignsButton } from './signs-button';
import { useStands } from './stand.queries';
import { StandDesk } from './stand-desk';

/** Who has each stand, and what an organiser does with it. */
export function Stands() {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['recherche', 'etat', 'sorte']);
  const year = useShownYear();
  const state = STAND_STATES.find((one) => one === given('etat')) ?? null;
  const kind = STAND_KINDS.find((one) => one === given('sorte')) ?? null;
  const filter = { search: given('recherche'), state, kind, ...editionParameter(year) };
  return (
    <>
      <FilterBar>
        <SearchBox
          label={t('stands.search')}
          value={given('recherche')}
          onSearch={(recherche) => change({ recherche })}
        />
        <ChoiceField
          label={t('common.columns.state')}
          all={t('common.allStates')}
          value={state}
          options={STAND_STATES.map((value) => ({
            ...{ value, label: t(`common.stand.states.${value}`) },
          }))}
          onChange={(etat) => change({ etat: etat ?? '' })}
        />
        <ChoiceField
          label={t('common.stand.kind')}
          all={t('stands.allKinds')}
          value={kind}
          options={STAND_KINDS.map((value) => ({
            ...{ value, label: t(`common.stand.kinds.${value}`) },
          }))}
          onChange={(sorte) => change({ sorte: sorte ?? '' })}
        />
      </FilterBar>
      <QueryGate
        query={useStands()}
        loading={<LoadingState label={t('stands.loading')} />}
        failed={t('stands.failed')}
      >
        {(all) => {
          const wanted = wantedStands(all, {
            search: given('recherche'),
            state: state ?? undefined,
            kind: kind ?? undefined,
          });
          return (
            <>
              {wanted.length > 0 && (
                <TableHeading text={t('stands.total', { count: wanted.length })}>
                  <ExportMenu path="v1/organizer/stand" filter={filter} name="mosta-expo-stands" />
                  <SignsButton label={t('stands.print')} filter={filter} />
                </TableHeading>
              )}
              <StandDesk all={all} wanted={wanted} filters={JSON.stringify(filter)} />
            </>
          );
        }}
      </QueryGate>
    </>
  );
}
