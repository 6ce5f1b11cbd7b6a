import { useTranslation } from '@mosta/shared/i18n';
import type { StaffStatus } from '@mosta/shared/schemas/staff.schema';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';

const TONES: Record<StaffStatus, Tone> = {
  received: 'now',
  interview: 'quiet',
  accepted: 'good',
  refused: 'wrong',
};

/** Where an application stands. */
export function StatusBadge({ status }: { status: StaffStatus }) {
  const { t } = useTranslation('organiser');
  return <StateBadge tone={TONES[status]}>{t(`staff.statuses.${status}`)}</StateBadge>;
}
