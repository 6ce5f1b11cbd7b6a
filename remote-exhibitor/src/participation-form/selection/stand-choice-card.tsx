import { formatMoney } from '@mosta/shared/domain/money';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Alert, Button, Typography } from '@mosta/shared/ui';
import type { StandQuestion } from '../state/use-stand-choice';
import { SelectionPart } from './selection-part';

type StandChoiceCardProps = { question: StandQuestion; onAsk: () => void };

/** What happens to a stand of another size than the quote, once it is chosen, and the way to choose it. */
export function StandChoiceCard({ question, onAsk }: StandChoiceCardProps) {
  const { t } = useTranslation('exhibitor');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const { choice, totals } = question;
  const total = choice && totals[choice];
  return (
    <SelectionPart title={tShared('forms.standChoice.title')}>
      {choice === undefined ? (
        <Alert severity="warning" role="note">
          {t('participationForm.standChoice.open')}
        </Alert>
      ) : (
        <Typography>
          {tShared(`forms.standChoice.${choice}`)}
          {'. '}
          {total
            ? tShared('forms.standChoice.total', { amount: formatMoney(total, language) })
            : tShared('forms.standChoice.onQuote')}
        </Typography>
      )}
      <Button size="small" onClick={onAsk} sx={{ alignSelf: 'flex-start' }}>
        {t(`participationForm.standChoice.${choice === undefined ? 'choose' : 'change'}`)}
      </Button>
    </SelectionPart>
  );
}
