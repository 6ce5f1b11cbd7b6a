import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { Content, ContentKind, EntryOf } from '@mosta/shared/schemas/content.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { DataTable } from '../../ui/data-table';
import { textsOf } from './content-state';

type ContentConflictProps = {
  /** As somebody else has saved it. */
  entry: EntryOf<ContentKind>;
  /** As it is typed here. */
  typed: unknown;
  onTake: (content: Content) => void;
};

/** Both versions of an entry that changed while somebody wrote it: saving again keeps what is typed here. */
export function ContentConflict({ entry, typed, onTake }: ContentConflictProps) {
  const { t } = useTranslation('organiser');
  const theirs = new Map(textsOf(entry.draft));
  const yours = new Map(textsOf(typed));
  const rows = [...new Set([...yours.keys(), ...theirs.keys()])]
    .filter((path) => (yours.get(path) ?? '') !== (theirs.get(path) ?? ''))
    .map((path) => ({
      key: path,
      cells: [labelOf(path), yours.get(path) ?? '', theirs.get(path) ?? ''],
    }));
  function labelOf(path: string): string {
    const [field = '', ...rest] = path.split('.');
    const label = t(`content.${entry.kind}.fields.${field}`);
    return rest.length > 0 ? `${label} (${rest.join(' ')})` : label;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormFailure title={t('content.conflict.title')}>
        <Typography>
          {t('common.conflict.text', { name: entry.changedBy ?? t('common.somebody') })}
        </Typography>
      </FormFailure>
      <DataTable
        label={t('content.conflict.title')}
        columns={[
          { label: t('common.conflict.field') },
          { label: t('common.conflict.yours') },
          { label: t('common.conflict.theirs') },
        ]}
        rows={rows}
      />
      <Button variant="outlined" onClick={() => onTake(entry.draft)} sx={{ justifySelf: 'start' }}>
        {t('common.conflict.take')}
      </Button>
    </Box>
  );
}
