import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { Chip, TableBody, TableCell, TableRow } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { ScrollTable } from './scroll-table';

type BoothsTableProps = {
  booths: Reservation['booths'];
  /** In the place of a table without rows. */
  empty: ReactNode;
};

/** Item, Quantité, Status and Actions; the actions are empty (specification, section 2). */
export function BoothsTable({ booths, empty }: BoothsTableProps) {
  const { t } = useTranslation('exhibitor');
  if (booths.length === 0) return empty;
  return (
    <ScrollTable
      label={t('supplies.tabs.fournitures')}
      columns={[
        { key: 'item', label: t('supplies.columns.item') },
        { key: 'quantity', label: t('supplies.columns.quantity'), align: 'end' },
        { key: 'status', label: t('supplies.columns.status') },
        { key: 'actions', label: t('supplies.columns.actions') },
      ]}
    >
      <TableBody>
        {booths.map(({ _id, quantity, booth }) => (
          <TableRow key={_id}>
            <TableCell component="th" scope="row">
              {t('supplies.booth', { name: booth.name, size: booth.size })}
            </TableCell>
            <TableCell sx={{ textAlign: 'end' }}>{quantity}</TableCell>
            <TableCell>
              <StatusBadge reserved={booth.reserved} />
            </TableCell>
            <TableCell />
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

/** The state shows as a word and a fill, not by colour alone. */
function StatusBadge({ reserved }: { reserved: boolean }) {
  const { t } = useTranslation('exhibitor');
  return reserved ? (
    <Chip size="small" color="primary" label={t('supplies.reserved')} />
  ) : (
    <Chip size="small" variant="outlined" label={t('supplies.available')} />
  );
}
