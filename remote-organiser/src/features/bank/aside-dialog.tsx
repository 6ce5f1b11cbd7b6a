import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { BankLine } from '@mosta/shared/schemas/bank.schema';
import { longTextSchema } from '@mosta/shared/schemas/text.schema';
import { DecisionDialog } from '../../ui/decision-dialog';
import { useStepLine } from './bank.queries';

type AsideDialogProps = {
  line: BankLine;
  step: 'aside' | 'reopen';
  onDone: () => void;
  onClose: () => void;
};

/** Asks before a line is put aside, with a note, or taken back. */
export function AsideDialog({ line, step, onDone, onClose }: AsideDialogProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { mutateAsync } = useStepLine();
  return (
    <DecisionDialog
      title={t(`bank.${step}.title`, { amount: formatMoney(line.amount, language) })}
      text={t(`bank.${step}.text`, { label: line.label })}
      confirm={t(`bank.${step}.action`)}
      failed={t('bank.notDone')}
      words={
        step === 'aside'
          ? { label: t('bank.aside.note'), schema: longTextSchema(500), required: false }
          : undefined
      }
      send={async (note) => {
        await mutateAsync({ line, step, note });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
