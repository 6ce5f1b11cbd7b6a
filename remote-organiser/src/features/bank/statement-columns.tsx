import { useTranslation } from '@mosta/shared/i18n';
import {
  type DayOrder,
  STATEMENT_COLUMNS,
  type StatementColumns,
  type StatementPreview,
} from '@mosta/shared/schemas/bank.schema';
import { Alert, Box } from '@mosta/shared/ui';
import { ChoiceField } from '../../ui/choice-field';

type StatementColumnsFieldsProps = {
  preview: StatementPreview;
  disabled: boolean;
  onChange: (columns: StatementColumns, order: DayOrder | null) => void;
};

/** Which column is which, as it was found, and otherwise where a person says so. */
export function StatementColumnsFields(props: StatementColumnsFieldsProps) {
  const { preview, disabled, onChange } = props;
  const { t } = useTranslation('organiser');
  const { heads, columns, order, incomplete } = preview;
  const options = heads.map((head, index) => ({
    value: String(index),
    label: head === '' ? t('bank.columns.unnamed', { number: index + 1 }) : head,
  }));
  return (
    <Box
      component="fieldset"
      disabled={disabled}
      sx={{ border: 0, padding: 0, margin: 0, display: 'grid', gap: 4, minInlineSize: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 600, mb: 3 }}>
        {t('bank.columns.title')}
      </Box>
      {incomplete && <Alert severity="warning">{t('bank.columns.incomplete')}</Alert>}
      <Box
        sx={{
          ...{ display: 'grid', gap: 4 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {STATEMENT_COLUMNS.map((column) => (
          <ChoiceField
            key={column}
            label={t(`bank.columns.${column}`)}
            all={t('bank.columns.none')}
            value={columns[column] === null ? null : String(columns[column])}
            options={options}
            onChange={(chosen) =>
              onChange({ ...columns, [column]: chosen === null ? null : Number(chosen) }, null)
            }
          />
        ))}
        <ChoiceField
          label={t('bank.columns.order')}
          all={t('bank.columns.dmy')}
          value={order === 'mdy' ? order : null}
          options={[{ value: 'mdy', label: t('bank.columns.mdy') }]}
          onChange={(chosen) => onChange(columns, chosen ?? 'dmy')}
        />
      </Box>
    </Box>
  );
}
