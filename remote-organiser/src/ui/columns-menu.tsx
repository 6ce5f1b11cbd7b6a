import { useTranslation } from '@mosta/shared/i18n';
import { Button, ExpandMoreIcon, Menu, MenuItem } from '@mosta/shared/ui';
import { useId, useState } from 'react';

type ColumnsMenuProps = {
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** Which columns a table shows; the first, which names the row, is always there. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const { t } = useTranslation('organiser');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  function toggle(column: string): void {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    onChange(next);
  }

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        size="small"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {t('columns')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {columns.slice(1).map((column) => (
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={!hidden.has(column.id)}
            onClick={() => toggle(column.id)}
            sx={{ gap: 3 }}
          >
            <span aria-hidden style={{ inlineSize: 16 }}>
              {hidden.has(column.id) ? '' : '✓'}
            </span>
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
