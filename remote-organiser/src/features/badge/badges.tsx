import { useTranslation } from '@mosta/shared/i18n';
import { BADGE_CATEGORIES, VISITOR_STATES } from '@mosta/shared/schemas/badge.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { editionParameter, useShownYear } from '../../shown-edition';
import { ChoiceField } from '../../ui/choice-field';
import { ExportMenu } from '../../ui/export-menu';
import { FilterBar } from '../../ui/filter-bar';
import { Pager } from '../../ui/pager';
import { PrintButton } from '../../ui/print-button';
import { SearchBox } from '../../ui/search-box';
import { TableHeading } from '../../ui/table-heading';
import { pageIn, useAddress } from '../../ui/use-address';
import { useChosen } from '../../ui/use-chosen';
import { PER_PAGE, useBadges } from './badge.queries';
import { BadgeTable } from './badge-table';

/** Visitors' badges: found, counted, revoked. */
export function Badges() {
  const { t } = useTranslation('organiser');
  const [given, change] = useAddress(['recherche', 'categorie', 'etat', 'page']);
  const category = BADGE_CATEGORIES.find((one) => one === given('categorie')) ?? null;
  const state = VISITOR_STATES.find((one) => one === given('etat')) ?? null;
  const page = pageIn(given('page'));
  const year = useShownYear();
  const search = given('recherche');
  const filter = { search, category, state, ...editionParameter(year) };
  const chosen = useChosen(JSON.stringify(filter));
  const query = useBadges({ search, category: category ?? '', state: state ?? '', page });
  return (
    <>
      <FilterBar>
        <SearchBox
          label={t('badges.search')}
          value={search}
          onSearch={(recherche) => change({ recherche })}
        />
        <ChoiceField
          label={t('common.columns.category')}
          all={t('badges.allCategories')}
          value={category}
          options={BADGE_CATEGORIES.map((value) => ({
            value,
            label: t(`common.categories.${value}`),
          }))}
          onChange={(categorie) => change({ categorie: categorie ?? '' })}
        />
        <ChoiceField
          label={t('badges.state')}
          all={t('badges.allStates')}
          value={state}
          options={VISITOR_STATES.map((value) => ({ value, label: t(`badges.states.${value}`) }))}
          onChange={(etat) => change({ etat: etat ?? '' })}
        />
      </FilterBar>
      <QueryGate
        query={query}
        loading={<LoadingState label={t('badges.loading')} />}
        failed={t('badges.failed')}
        empty={{
          when: ({ total }) => total === 0,
          show: <EmptyState title={t('badges.none')}>{t('badges.noneText')}</EmptyState>,
        }}
      >
        {({ items, total, counts }) => (
          <>
            <TableHeading
              text={t('badges.counts', {
                ...{ issued: counts.issued, came: counts.came, revoked: counts.revoked },
              })}
            >
              <ExportMenu path="v1/organizer/badge" filter={filter} name="mosta-expo-badges" />
              <PrintButton
                label={
                  chosen.keys.size > 0
                    ? t('print.chosen', { count: chosen.keys.size })
                    : t('badges.print')
                }
                path="v1/organizer/badge/sheet/pdf"
                filter={
                  chosen.keys.size > 0
                    ? { ids: [...chosen.keys].join(','), ...editionParameter(year) }
                    : filter
                }
                name="mosta-expo-badges"
              />
              {chosen.keys.size > 0 && (
                <Button size="small" onClick={chosen.clear}>
                  {t('common.clearSelection')}
                </Button>
              )}
            </TableHeading>
            <BadgeTable visitors={items} busy={query.isPlaceholderData} chosen={chosen} />
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={total}
              busy={query.isPlaceholderData}
              onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
            />
          </>
        )}
      </QueryGate>
    </>
  );
}
