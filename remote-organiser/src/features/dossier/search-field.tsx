import { useTranslation } from '@mosta/shared/i18n';
import { SearchBox } from '../../ui/search-box';
import { useFilter } from './dossier-address';

/** Searches companies, people and addresses; the address of the page keeps what is searched for. */
export function SearchField() {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <SearchBox
      label={t('list.search')}
      value={filter.search}
      onSearch={(search) => change({ search })}
    />
  );
}
