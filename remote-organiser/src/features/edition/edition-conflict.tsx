import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { EditionContent } from '@mosta/shared/schemas/edition-content.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { DataTable } from '../../ui/data-table';
import { type EditionValues, valuesOf } from './edition-values';
import { namedValues, useFieldLabel } from './field-texts';

type EditionConflictProps = {
  /** What the organiser had read. */
  before: EditionContent;
  now: EditionContent;
  typed: EditionValues;
  /** Takes the edition as it is, without what was typed. */
  onDiscard: () => void;
};

/** Both versions of an edition that a colleague changed meanwhile, beside what was typed. */
export function EditionConflict({ before, now, typed, onDiscard }: EditionConflictProps) {
  const { t } = useTranslation('organiser');
  const labelOf = useFieldLabel();
  const textOf = (value: string | boolean | undefined) =>
    typeof value === 'boolean' ? t(value ? 'edition.yes' : 'edition.no') : (value ?? '');
  const [then, mine] = [new Map(namedValues(valuesOf(before))), new Map(namedValues(typed))];
  const rows = namedValues(valuesOf(now))
    .filter(([name, value]) => then.get(name) !== value)
    .map(([name, value]) => ({
      key: name,
      cells: [labelOf(name), textOf(then.get(name)), textOf(value), textOf(mine.get(name))],
    }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormFailure title={t('edition.changed.title')}>
        <Typography>{t('edition.changed.text')}</Typography>
      </FormFailure>
      <DataTable
        label={t('edition.changed.title')}
        columns={['what', 'before', 'now', 'typed'].map((column) => ({
          label: t(`edition.changed.${column}`),
        }))}
        rows={rows}
      />
      <Button variant="outlined" onClick={onDiscard} sx={{ justifySelf: 'start' }}>
        {t('edition.changed.discard')}
      </Button>
    </Box>
  );
}
