import { useTranslation } from '@mosta/shared/i18n';
import { STAFF_STATUSES, STUDY_LEVELS } from '@mosta/shared/schemas/staff.schema';
import { ChoiceField } from '../../ui/choice-field';
import { FilterBar } from '../../ui/filter-bar';
import { SearchBox } from '../../ui/search-box';
import { useFilter } from './staff-address';

/** What of the applications the list shows. */
export function ListFilters() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <FilterBar>
      <SearchBox
        label={t('staff.search')}
        value={filter.search}
        onSearch={(search) => change({ search })}
      />
      <ChoiceField
        label={t('common.columns.state')}
        all={t('common.allStates')}
        value={filter.status}
        options={STAFF_STATUSES.map((value) => ({ value, label: t(`staff.statuses.${value}`) }))}
        onChange={(status) => change({ status })}
      />
      <ChoiceField
        label={t('staff.facts.studyLevel')}
        all={t('staff.allLevels')}
        value={filter.studyLevel}
        options={STUDY_LEVELS.map((value) => ({ value, label: value }))}
        onChange={(studyLevel) => change({ studyLevel })}
      />
    </FilterBar>
  );
}
