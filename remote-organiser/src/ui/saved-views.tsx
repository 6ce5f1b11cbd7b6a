import { useTranslation } from '@mosta/shared/i18n';
import { Link, useSearchParams } from '@mosta/shared/router';
import type { SavedView, ViewTable } from '@mosta/shared/schemas/saved-view.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, PlainList } from '@mosta/shared/ui';
import { useState } from 'react';
import { useRemoveView, useSavedViews } from '../saved-view.queries';
import { CHOSEN } from './chosen';
import { SaveViewDialog } from './save-view-dialog';
import { viewAddress, viewFilters } from './view-filters';

type SavedViewsProps = {
  table: ViewTable;
  /** The parameter of the address that opens a row. */
  opened: string;
};

/** The views of a table that the reader keeps, and what can be done with the one that is shown. */
export function SavedViews({ table, opened }: SavedViewsProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const [parameters] = useSearchParams();
  const filters = viewFilters(parameters, ['page', 'edition', opened]);
  const { data: views = [] } = useSavedViews(table);
  const remove = useRemoveView();
  const [saving, setSaving] = useState(false);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const shown = views.find((view) => view.filters === filters);
  if (views.length === 0 && filters === '') return null;
  return (
    <Box
      role="group"
      aria-label={t('views.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}
    >
      <PlainList sx={{ display: 'contents' }}>
        {views.map((view) => (
          <li key={view._id}>
            <Button
              component={Link}
              to={viewAddress(view.filters, parameters)}
              size="small"
              variant="outlined"
              aria-current={view === shown ? 'true' : undefined}
              sx={CHOSEN}
            >
              <bdi>{view.name}</bdi>
            </Button>
          </li>
        ))}
      </PlainList>
      {/* one button for both, so that whoever has pressed it keeps the focus */}
      {filters !== '' && (
        <Button
          size="small"
          variant="outlined"
          loading={remove.isPending}
          onClick={() =>
            shown
              ? remove.mutate(shown._id, { onSuccess: () => setRemoved(shown) })
              : setSaving(true)
          }
        >
          {shown ? t('views.remove', { name: shown.name }) : t('views.save')}
        </Button>
      )}
      {remove.error && (
        <Alert severity="error" role="alert" sx={{ inlineSize: '100%' }}>
          {t('views.notRemoved', { reason: errorText(remove.error) })}
        </Alert>
      )}
      {saving && (
        <SaveViewDialog
          table={table}
          filters={filters}
          name={removed?.filters === filters ? removed.name : ''}
          onClose={() => setSaving(false)}
        />
      )}
    </Box>
  );
}
