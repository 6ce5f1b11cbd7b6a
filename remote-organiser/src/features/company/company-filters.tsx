import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { useEditionStates } from '../../edition-states.queries';
import { ChoiceField } from '../../ui/choice-field';
import { FilterBar } from '../../ui/filter-bar';
import { SearchBox } from '../../ui/search-box';
import { useFilter } from './company-address';

/** What of the companies the list shows. */
export function CompanyFilters() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const { year: current } = useEdition();
  const states = useEditionStates(true).data ?? [];
  const years = [...new Set([current, ...states.map(({ year }) => year)])].sort((a, b) => b - a);
  return (
    <FilterBar>
      <SearchBox
        label={t('companies.search')}
        value={filter.search}
        onSearch={(search) => change({ search })}
      />
      <ChoiceField
        label={t('common.edition')}
        all={t('companies.allEditions')}
        value={filter.year === '' ? null : filter.year}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => change({ year: year ?? '' })}
      />
    </FilterBar>
  );
}
