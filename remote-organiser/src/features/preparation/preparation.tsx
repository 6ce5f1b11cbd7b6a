import { NO_ROW } from '@mosta/shared/domain/preparation';
import { useTranslation } from '@mosta/shared/i18n';
import { PREPARATION_STATES, type Preparation } from '@mosta/shared/schemas/preparation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { editionParameter, useShownYear } from '../../shown-edition';
import { ChoiceField } from '../../ui/choice-field';
import { ExportMenu } from '../../ui/export-menu';
import { FilterBar } from '../../ui/filter-bar';
import { Pager } from '../../ui/pager';
import { PrintButton } from '../../ui/print-button';
import { TableHeading } from '../../ui/table-heading';
import { PER_PAGE, usePreparation } from './preparation.queries';
import { useFilter } from './preparation-address';
import { PreparationSections } from './preparation-sections';

const NONE = { supplier: null, category: null, row: null, status: null } as const;

/** What was ordered, by who delivers it and where it goes; on paper and labels too. */
export function PreparationLists() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const query = usePreparation(filter);
  const { page, ...wanted } = filter;
  const filtered = Object.values(wanted).some((value) => value !== null);
  const parameters = { ...wanted, ...editionParameter(useShownYear()) };
  return (
    <>
      <Filters choices={query.data?.choices} />
      <QueryGate
        query={query}
        loading={<LoadingState label={t('preparation.loading')} />}
        failed={t('preparation.failed')}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState
              title={t(`preparation.${filtered ? 'nothingFound' : 'none'}`)}
              action={
                filtered && (
                  <Button variant="outlined" onClick={() => change(NONE)}>
                    {t('preparation.all')}
                  </Button>
                )
              }
            >
              {t(`preparation.${filtered ? 'nothingFoundText' : 'noneText'}`)}
            </EmptyState>
          ),
        }}
      >
        {({ lines, total, totals }) => (
          <>
            <TableHeading text={t('preparation.total', { count: total })}>
              <ExportMenu
                path="v1/organizer/preparation"
                filter={parameters}
                name="mosta-expo-preparation"
              />
              <PrintButton
                label={t('preparation.printList')}
                path="v1/organizer/preparation/list/pdf"
                filter={parameters}
                name="mosta-expo-preparation"
              />
              <PrintButton
                label={t('preparation.printLabels')}
                path="v1/organizer/preparation/label/pdf"
                filter={parameters}
                name="mosta-expo-etiquettes"
              />
            </TableHeading>
            <Box sx={{ display: 'grid', gap: 8 }}>
              <PreparationSections {...{ lines, totals }} busy={query.isPlaceholderData} />
            </Box>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={total}
              busy={query.isPlaceholderData}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </QueryGate>
    </>
  );
}

/** The chosen one stays among the choices while they are not there yet. */
function Filters({ choices }: { choices: Preparation['choices'] | undefined }) {
  const { t } = useTranslation('organiser');
  const [{ supplier, category, row, status }, change] = useFilter();
  const optionsOf = (known: readonly string[] = [], chosen: string | null) =>
    [...new Set([...known, ...(chosen === null ? [] : [chosen])])].map((value) => ({
      ...{ value, label: value },
    }));
  return (
    <FilterBar>
      <ChoiceField
        label={t('preparation.supplier')}
        all={t('preparation.allSuppliers')}
        value={supplier}
        options={optionsOf(choices?.suppliers, supplier)}
        onChange={(value) => change({ supplier: value })}
      />
      <ChoiceField
        label={t('preparation.category')}
        all={t('preparation.allCategories')}
        value={category}
        options={optionsOf(choices?.categories, category)}
        onChange={(value) => change({ category: value })}
      />
      <ChoiceField
        label={t('preparation.row')}
        all={t('preparation.allRows')}
        value={row}
        options={optionsOf(choices?.rows, row).map(({ value }) => ({
          value,
          label: value === NO_ROW ? t('preparation.noRow') : value,
        }))}
        onChange={(value) => change({ row: value })}
      />
      <ChoiceField
        label={t('preparation.state')}
        all={t('preparation.allStates')}
        value={status}
        options={PREPARATION_STATES.map((value) => ({
          ...{ value, label: t(`preparation.states.${value}`) },
        }))}
        onChange={(value) => change({ status: value })}
      />
    </FilterBar>
  );
}
