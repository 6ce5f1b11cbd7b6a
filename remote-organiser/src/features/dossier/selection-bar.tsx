import { useTranslation } from '@mosta/shared/i18n';
import { type BatchAction, MOST_IN_BATCH } from '@mosta/shared/schemas/participation-batch.schema';
import { Button } from '@mosta/shared/ui';
import { useState } from 'react';
import { ExportMenu } from '../../ui/export-menu';
import { SelectionBox } from '../../ui/selection-box';
import { useRights } from '../../use-rights';
import { BatchDialog } from './batch-dialog';
import type { DossierSelection } from './use-selection';

const ACTIONS: readonly BatchAction[] = ['accept', 'refuse', 'assign'];

/** What can be done with the chosen participations at once; nothing while none is chosen. */
export function SelectionBar({ selection }: { selection: DossierSelection }) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('participation');
  const [asked, ask] = useState<BatchAction | null>(null);
  const { items, clear } = selection;
  if (items.length === 0) return null;
  const tooMany = items.length > MOST_IN_BATCH;
  return (
    <SelectionBox
      label={t('selection.label')}
      status={
        <strong>
          {t(tooMany ? 'selection.tooMany' : 'selection.count', {
            ...{ count: items.length, most: MOST_IN_BATCH },
          })}
        </strong>
      }
    >
      {may &&
        ACTIONS.map((action) => (
          <Button
            key={action}
            size="small"
            variant="outlined"
            disabled={tooMany}
            onClick={() => ask(action)}
          >
            {t(`batch.${action}.open`)}
          </Button>
        ))}
      {!tooMany && (
        <ExportMenu
          path="v1/organizer/participation"
          filter={{ ids: items.map(({ _id }) => _id).join(',') }}
          name="mosta-expo-dossiers"
        />
      )}
      <Button size="small" onClick={() => clear()}>
        {t('common.clearSelection')}
      </Button>
      {asked && (
        <BatchDialog
          action={asked}
          items={items}
          onClose={(done) => {
            ask(null);
            clear(done);
          }}
        />
      )}
    </SelectionBox>
  );
}
