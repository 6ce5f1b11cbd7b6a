import { shownText } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Letter } from '@mosta/shared/schemas/letter.schema';
import { DecisionDialog } from '../../ui/decision-dialog';
import { type LetterStep, useLetterStep } from './letter.queries';

type StepDialogProps = {
  letter: Letter;
  step: LetterStep;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before a planned letter is called off, or a draft removed. */
export function StepDialog({ letter, step, onDone, onClose }: StepDialogProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { mutateAsync } = useLetterStep();
  return (
    <DecisionDialog
      title={t(`mailing.${step}.title`, { subject: shownText(letter.content.subject, language) })}
      text={t(`mailing.${step}.text`)}
      confirm={t(`mailing.${step}.action`)}
      failed={t('common.notDone')}
      send={async () => {
        await mutateAsync({ letter, step });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
