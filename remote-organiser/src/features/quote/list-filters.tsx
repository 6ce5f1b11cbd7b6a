import { useTranslation } from '@mosta/shared/i18n';
import { QUOTE_OUTCOMES } from '@mosta/shared/schemas/organizer-quote.schema';
import { ChoiceField } from '../../ui/choice-field';
import { ExportMenu } from '../../ui/export-menu';
import { FilterBar } from '../../ui/filter-bar';
import { SearchBox } from '../../ui/search-box';
import { useFilter } from './quote-address';

/** What of the quotes the list shows. */
export function ListFilters() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <FilterBar>
      <SearchBox
        label={t('quotes.search')}
        value={filter.search}
        onSearch={(search) => change({ search })}
      />
      <ChoiceField
        label={t('quotes.outcome')}
        all={t('quotes.allOutcomes')}
        value={filter.outcome}
        options={QUOTE_OUTCOMES.map((value) => ({ value, label: t(`quotes.outcomes.${value}`) }))}
        onChange={(outcome) => change({ outcome })}
      />
      <ExportMenu
        path="v1/organizer/quote"
        filter={{ outcome: filter.outcome, search: filter.search }}
        name="mosta-expo-devis"
      />
    </FilterBar>
  );
}
