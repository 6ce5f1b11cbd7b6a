import type { Area } from '@mosta/shared/domain/organizer-areas';
import { useTranslation } from '@mosta/shared/i18n';
import { EXPORT_FORMATS } from '@mosta/shared/schemas/export.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Button, ExpandMoreIcon, Menu, MenuItem } from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { type SavedTable, useTableExport } from '../export.queries';
import { useRights } from '../use-rights';

/** Saves the rows that the filters want, of all pages, in the format that is chosen. @param area that one has to read */
export function ExportMenu({ area = 'export', ...table }: SavedTable & { area?: Area }) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useTableExport(table);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const may = useRights().mayRead(area);
  if (!may) return null;
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        size="small"
        loading={isPending}
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ justifySelf: 'start', alignSelf: 'center' }}
      >
        {t('export.open')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {EXPORT_FORMATS.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              mutate(format);
            }}
          >
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {error && (
        <Alert severity="error" role="alert" sx={{ inlineSize: '100%', gridColumn: '1 / -1' }}>
          {t('export.failed', { reason: errorText(error) })}
        </Alert>
      )}
    </>
  );
}
