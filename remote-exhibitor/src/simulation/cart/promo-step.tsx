import type { Discount } from '@mosta/shared/domain/discount';
import { formatMoney } from '@mosta/shared/domain/money';
import { useFocusAfter } from '@mosta/shared/forms/use-focus-after';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, TextField } from '@mosta/shared/ui';
import { type FormEvent, useRef } from 'react';
import { useSimulation } from '../state/simulation.store';
import { applyPromo, dropPromo, typePromo } from '../state/simulation-actions';
import { useCheckPromo } from './promo.queries';

/** Id of the field, to which the error summary leads. */
export const PROMO_FIELD_ID = 'simulation-code';

type PromoStepProps = {
  /** What the applied code takes off; null without one, or while nothing has a price. */
  discount: Discount | null;
  /** Sentence of an error that the page found. */
  message: string;
};

/** A promo code: typed, checked by the service, applied, taken away. */
export function PromoStep({ discount, message }: PromoStepProps) {
  const { t } = useTranslation('exhibitor');
  const { promo, promoCode } = useSimulation();
  const check = useCheckPromo();
  const code = promoCode ?? '';
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfter(promo, () => box.current?.querySelector('input, button'));

  function apply(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() === '' || check.isPending) return;
    check.mutate(code, {
      onSuccess: ({ code: _, ...worth }) => {
        keepFocus();
        applyPromo(code, worth);
      },
    });
  }

  function remove(): void {
    keepFocus();
    dropPromo();
  }

  return (
    <div ref={box}>
      {promo ? <AppliedPromo code={code} discount={discount} onRemove={remove} /> : entry()}
    </div>
  );

  function entry() {
    return (
      <Box component="form" onSubmit={apply} noValidate sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
          <TextField
            id={PROMO_FIELD_ID}
            label={t('simulation.promo.code')}
            value={code}
            onChange={(event) => {
              typePromo(event.target.value);
              check.reset();
            }}
            error={message !== '' || check.isError}
            helperText={message}
            sx={{ flex: '1 1 220px', maxInlineSize: 360 }}
            slotProps={{
              htmlInput: {
                dir: 'ltr',
                maxLength: 64,
                spellCheck: false,
                autoCapitalize: 'characters',
                autoComplete: 'off',
              },
            }}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={check.isPending}
            sx={{ minBlockSize: 56 }}
          >
            {t('simulation.promo.apply')}
          </Button>
        </Box>
        <Box role="status">
          {check.isPending && t('simulation.promo.checking')}
          {check.isError && <PromoFailure error={check.error} />}
        </Box>
      </Box>
    );
  }
}

/** Unknown, and expired, look alike: the service does not tell which codes there are. */
function PromoFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const refused = toAppError(error).code === 'PROMO_UNKNOWN';
  return (
    <Alert severity={refused ? 'warning' : 'error'}>
      {refused ? t('simulation.promo.unknown') : errorText(error)}
    </Alert>
  );
}

type AppliedPromoProps = { code: string; discount: Discount | null; onRemove: () => void };

function AppliedPromo({ code, discount, onRemove }: AppliedPromoProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <Box role="status" sx={{ maxInlineSize: 640 }}>
      <Alert
        severity={discount?.kind === 'otherCurrency' ? 'warning' : 'success'}
        action={
          <Button size="small" color="inherit" variant="outlined" onClick={onRemove}>
            {t('simulation.promo.remove')}
          </Button>
        }
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center' }}
      >
        {text()}
      </Alert>
    </Box>
  );

  function text(): string {
    if (!discount) return t('simulation.promo.applied', { code });
    if (discount.kind === 'otherCurrency') return t('simulation.promo.otherCurrency', { code });
    const amount = formatMoney(discount.amount, language);
    return t('simulation.promo.appliedWith', { code, amount });
  }
}
