import { PAYMENT_MODES } from '@mosta/shared/domain/payment';
import { useTranslation } from '@mosta/shared/i18n';
import {
  PARTICIPATION_FOLLOWERS,
  PARTICIPATION_WAITS,
} from '@mosta/shared/schemas/participation.schema';
import { ChoiceField } from '../../ui/choice-field';
import { FilterBar } from '../../ui/filter-bar';
import { useFilter } from './dossier-address';
import { SearchField } from './search-field';

/** What of the participations the list shows, besides their stage. */
export function ListFilters() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <FilterBar>
      <SearchField />
      <ChoiceField
        label={t('common.waiting')}
        all={t('list.waiting.all')}
        value={filter.waiting}
        options={PARTICIPATION_WAITS.map((value) => ({ value, label: t(`list.waiting.${value}`) }))}
        onChange={(waiting) => change({ waiting })}
      />
      <ChoiceField
        label={t('company.payment')}
        all={t('list.allPayments')}
        value={filter.payment}
        options={PAYMENT_MODES.map((value) => ({ value, label: t(`common.modes.${value}`) }))}
        onChange={(payment) => change({ payment })}
      />
      <ChoiceField
        label={t('followUp.assignee')}
        all={t('list.waiting.all')}
        value={filter.assigned}
        options={PARTICIPATION_FOLLOWERS.map((value) => ({ value, label: t(`followUp.${value}`) }))}
        onChange={(assigned) => change({ assigned })}
      />
    </FilterBar>
  );
}
