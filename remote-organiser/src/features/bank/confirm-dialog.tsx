import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { BankLine, BankProblem } from '@mosta/shared/schemas/bank.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog';
import { useConfirmLines } from './bank.queries';

/** A reservation that a line may be written down for. */
export type Target = {
  reservation: string;
  reference: string;
  company: string | null;
  due: Money | null;
};
export type Choice = { line: BankLine; target: Target };

/** What is sure of a line, or undefined. */
export function sureChoice(line: BankLine): Choice | undefined {
  const target = line.proposals.find(({ certainty }) => certainty === 'sure');
  return target && { line, target };
}

type Outcome = ReadonlyMap<string, BankProblem | null>;
type ConfirmDialogProps = { choices: readonly Choice[]; onClose: () => void };

/** Says what will be written down, does it once that is confirmed, and says what was. */
export function ConfirmDialog({ choices, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const { mutate, isPending, error } = useConfirmLines();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = choices.map(({ line, target }) => ({
      ...{ _id: line._id, version: line.version, reservation: target.reservation },
      due: target.due?.amount ?? null,
    }));
    mutate(
      { lines },
      {
        onSuccess: (results) =>
          setOutcome(new Map(results.map(({ _id, problem }) => [_id, problem]))),
      },
    );
  };
  const problemOf = ({ line }: Choice) => outcome?.get(line._id) ?? null;
  const failed = choices.filter((choice) => problemOf(choice) !== null);
  const done = choices.filter((choice) => problemOf(choice) === null);
  return (
    <FormDialog
      id={id}
      title={t('bank.confirm.title', { count: choices.length })}
      confirm={outcome ? undefined : t('bank.confirm.action', { count: choices.length })}
      sending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && <FormFailure title={t('bank.confirm.unknown')}>{errorText(error)}</FormFailure>}
      {outcome ? (
        <>
          <FocusedLine text={t('bank.confirm.done', { count: done.length, of: choices.length })} />
          <Choices title={t('bank.confirm.not')} choices={failed} problemOf={problemOf} />
          <Choices title={t('bank.confirm.written')} choices={done} />
        </>
      ) : (
        <>
          <Typography>{t('bank.confirm.text')}</Typography>
          <Choices choices={choices} />
        </>
      )}
    </FormDialog>
  );
}

type ChoicesProps = {
  title?: string;
  choices: readonly Choice[];
  problemOf?: (choice: Choice) => BankProblem | null;
};

function Choices({ title, choices, problemOf }: ChoicesProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  if (choices.length === 0) return null;
  return (
    <section>
      {title && (
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      <PlainList tabIndex={0} aria-label={title ?? t('bank.lines.title')} sx={LIST}>
        {choices.map((choice) => {
          const { line, target } = choice;
          const problem = problemOf?.(choice) ?? null;
          const over = target.due !== null && line.amount.amount > target.due.amount;
          return (
            <Box component="li" key={line._id} sx={{ paddingBlock: 2 }}>
              <strong>{formatMoney(line.amount, language)}</strong>
              {' · '}
              {formatDate(language, line.day)}
              {' → '}
              <bdi>{target.company ?? target.reference}</bdi>
              {target.company && <> ({target.reference})</>}
              <Typography variant="body2" color="textSecondary">
                <bdi>{line.label}</bdi>
              </Typography>
              {(problem !== null || over) && (
                <Typography variant="body2" sx={{ color: 'terracotta' }}>
                  {problem === null ? t('bank.confirm.over') : t(`bank.problems.${problem}`)}
                </Typography>
              )}
            </Box>
          );
        })}
      </PlainList>
    </section>
  );
}

/** It takes the focus: the button that had it is gone. */
function FocusedLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <Typography ref={line} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
      {text}
    </Typography>
  );
}

const LIST = { maxBlockSize: 300, overflowY: 'auto', overflowWrap: 'anywhere' } as const;
