import { useTranslation } from '@mosta/shared/i18n';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { Progress, StepKind } from '@mosta/shared/schemas/progress.schema';

export type StepText = { title: string; text: string; action: string };
type StepFacts = {
  participation: Pick<Participation, 'status' | 'missing'>;
  progress: Pick<Progress, 'missingDocuments'>;
};

const FIELDS = { 'exhibitionCompany.type': 'type', payment: 'payment' } as const;

/** What a step asks for: only what is still missing, or what the organiser wants corrected. */
export function useStepText({ participation, progress }: StepFacts): (kind: StepKind) => StepText {
  const { t } = useTranslation('exhibitor');

  function completion(): StepText {
    const missing = participation.missing.map((field) =>
      t(`participation.steps.completion.missing.${FIELDS[field]}`),
    );
    const correcting = participation.status === 'to_complete';
    const only = correcting && missing.length === 0;
    return {
      title: t(`participation.steps.completion.${only ? 'correctTitle' : 'title'}`),
      text: [...missing, ...(correcting ? [t('participation.steps.completion.correct')] : [])].join(
        ' ',
      ),
      action: t(`participation.steps.completion.${only ? 'correctAction' : 'action'}`),
    };
  }

  return (kind) => {
    if (kind === 'completion') return completion();
    const title = t(`participation.steps.${kind}.title`);
    if (kind === 'confirmation')
      return { title, text: t(`participation.steps.${kind}.text`), action: '' };
    const [one, ...others] = kind === 'documents' ? progress.missingDocuments : [];
    return {
      title,
      text:
        one !== undefined && others.length === 0
          ? t(`participation.steps.documents.missing.${one}`)
          : t(`participation.steps.${kind}.text`),
      action: t(`participation.steps.${kind}.action`),
    };
  };
}
