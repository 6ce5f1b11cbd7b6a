import { useTranslation } from '@mosta/shared/i18n';
import { Alert } from '@mosta/shared/ui';
import { useWatch } from 'react-hook-form';
import type { NotesProps } from '../kind-editor';
import { useOrdered } from './stock.queries';

/** What is ordered of an article, and a warning where the stock that is typed is less. */
export function ItemNotes({ entry, form }: NotesProps<'item'>) {
  const { t } = useTranslation('organiser');
  const stock: unknown = useWatch({ control: form.control, name: 'stock' });
  const ordered = useOrdered();
  if (!entry || !ordered) return null;
  const count = ordered.get(entry.key) ?? 0;
  if (typeof stock === 'number' && stock < count)
    return (
      <Alert severity="warning" role="status">
        {t('content.item.overdrawn', { count, stock })}
      </Alert>
    );
  return (
    <Alert severity="info" role="note">
      {t('content.item.ordered', { count })}
    </Alert>
  );
}
