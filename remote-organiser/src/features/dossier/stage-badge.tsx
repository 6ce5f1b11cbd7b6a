import { useTranslation } from '@mosta/shared/i18n';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';

/** As the organiser sees it: what waits for a decision is to be done. */
const TONES: Record<ParticipationStage, Tone> = {
  received: 'now',
  to_complete: 'quiet',
  accepted: 'now',
  confirmed: 'good',
  refused: 'wrong',
};

export function StageBadge({ stage }: { stage: ParticipationStage }) {
  const { t } = useTranslation('organiser');
  return <StateBadge tone={TONES[stage]}>{t(`common.stages.${stage}`)}</StateBadge>;
}
