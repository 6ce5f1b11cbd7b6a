import { useTranslation } from '@mosta/shared/i18n';
import type { CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import { Box, Button, EmptyState } from '@mosta/shared/ui';

type NothingFoundProps = {
  group: CatalogueGroup;
  query: string;
  elsewhere: readonly CatalogueGroup[];
  onGroup: (group: CatalogueGroup) => void;
  onClear: () => void;
};

/** An empty group, or a search without result: what there is elsewhere, and the way back. */
export function NothingFound({ group, query, elsewhere, onGroup, onClear }: NothingFoundProps) {
  const { t } = useTranslation('exhibitor');
  const groupName = t(`simulation.cart.groups.${group}`);
  return (
    <Box role="status" sx={{ mt: 5 }}>
      <EmptyState
        title={
          query === ''
            ? t('simulation.cart.emptyGroup')
            : t('simulation.cart.noResult', { query, group: groupName })
        }
        action={
          query !== '' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              {elsewhere.map((other) => (
                <Button key={other} variant="outlined" onClick={() => onGroup(other)}>
                  {t('simulation.cart.seeGroup', { group: t(`simulation.cart.groups.${other}`) })}
                </Button>
              ))}
              <Button onClick={onClear}>{t('simulation.cart.clearSearch')}</Button>
            </Box>
          )
        }
      >
        {query === '' ? t('simulation.cart.emptyGroupText') : t('simulation.cart.noResultText')}
      </EmptyState>
    </Box>
  );
}
