import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { BankLine } from '@mosta/shared/schemas/bank.schema';
import { TextField } from '@mosta/shared/ui';
import { useBalances } from '../../balances.queries';
import type { Target } from './confirm-dialog';

/** The reservations that a line may be written down for: those that are proposed first. */
export function useTargets({ proposals, amount }: BankLine): readonly Target[] {
  const { data = [] } = useBalances();
  const proposed = new Set(proposals.map(({ reservation }) => reservation));
  const others = data.filter(
    ({ reservation, paid }) => paid.currency === amount.currency && !proposed.has(reservation),
  );
  return [...proposals, ...others];
}

type TargetFieldProps = {
  line: BankLine;
  targets: readonly Target[];
  value: string;
  onChange: (reservation: string) => void;
};

/** Chooses for which reservation a line is written down. */
export function TargetField({ line, targets, value, onChange }: TargetFieldProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const proposed = line.proposals.length;
  const option = ({ reservation, reference, company, due }: Target) => (
    <option key={reservation} value={reservation}>
      {[
        ...(company === null ? [] : [company]),
        reference,
        due ? t('bank.target.due', { amount: formatMoney(due, language) }) : t('common.onRequest'),
      ].join(' · ')}
    </option>
  );
  return (
    <TextField
      select
      fullWidth
      label={t('bank.target.label')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': t('bank.target.name', { label: line.label }) },
      }}
    >
      <option value="">{t('bank.target.choose')}</option>
      {proposed > 0 && (
        <optgroup label={t('bank.target.proposed')}>
          {targets.slice(0, proposed).map(option)}
        </optgroup>
      )}
      {targets.length > proposed && (
        <optgroup label={t('bank.target.others')}>{targets.slice(proposed).map(option)}</optgroup>
      )}
    </TextField>
  );
}
