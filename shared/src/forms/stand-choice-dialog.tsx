import type { StandChoice } from '@mosta/shared/domain/stand-choice';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, Dialog, DialogContent, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { commaOf } from '../domain/comma';
import { formatMoney, type Money } from '../domain/money';

type Sized = { name: string; size: number | null; quantity?: number };

type StandChoiceDialogProps = {
  open: boolean;
  stands: readonly Sized[];
  /** Wished packages that have no stand yet. */
  packages: readonly Sized[];
  /** Of everything together, with TVA; null is « Sur devis ». */
  totals: Readonly<Record<StandChoice, Money | null>>;
  onChoose: (choice: StandChoice) => void;
  onCancel: () => void;
  busy?: boolean;
};

/** A name whose letters may run the other way than the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const CHOICES = ['replace', 'add'] as const;

/** Asks whether a stand of another size takes the place of the wished package, or comes beside it, with both totals. */
export function StandChoiceDialog(props: StandChoiceDialogProps) {
  const { open, stands, packages, totals, onChoose, onCancel, busy = false } = props;
  const { t } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const id = useId();
  const nameOf = ({ name, size, quantity = 1 }: Sized) =>
    [
      (quantity > 1 ? `${quantity}\u00a0×\u00a0` : '') + isolated(name),
      size !== null && t('forms.standChoice.size', { size }),
    ]
      .filter((part) => part !== false)
      .join(' ');
  const namesOf = (list: readonly Sized[]) => list.map(nameOf).join(commaOf(language));
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogContent sx={{ padding: { xs: 6, sm: 8 }, maxInlineSize: 560 }}>
        <Typography id={`${id}-title`} variant="h4" component="h2">
          {t('forms.standChoice.title')}
        </Typography>
        <Typography id={`${id}-text`} sx={{ mt: 3 }}>
          {t('forms.standChoice.text', { stands: namesOf(stands), packages: namesOf(packages) })}
        </Typography>
        <Box sx={{ display: 'grid', gap: 3, mt: 6 }}>
          {CHOICES.map((choice) => {
            const total = totals[choice];
            return (
              <Button
                key={choice}
                variant="outlined"
                disabled={busy}
                onClick={() => onChoose(choice)}
                sx={CHOICE}
              >
                <span>{t(`forms.standChoice.${choice}`)}</span>
                <Box component="span" sx={TOTAL}>
                  {total
                    ? t('forms.standChoice.total', { amount: formatMoney(total, language) })
                    : t('forms.standChoice.onQuote')}
                </Box>
              </Button>
            );
          })}
          <Button onClick={onCancel} disabled={busy} autoFocus sx={{ justifySelf: 'start' }}>
            {t('forms.standChoice.later')}
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

/** What is chosen, and below it what everything costs then. */
const CHOICE = {
  ...{ display: 'grid', justifyContent: 'stretch', textAlign: 'start', gap: 1 },
  ...{ borderRadius: RADIUS.field, paddingBlock: 3, paddingInline: 5 },
} as const;
const TOTAL = { typography: 'body2', fontVariantNumeric: 'tabular-nums' } as const;
