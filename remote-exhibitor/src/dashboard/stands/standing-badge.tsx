import type { OwnStand } from '@mosta/shared/domain/own-stands';
import { useTranslation } from '@mosta/shared/i18n';
import { Chip } from '@mosta/shared/ui';

/** The state shows as a word and a fill, not by colour alone. */
export function StandingBadge({ kind }: { kind: OwnStand['standing']['kind'] }) {
  const { t } = useTranslation('exhibitor');
  const label = t(`dashboard.stands.${kind}`);
  return kind === 'confirmed' ? (
    <Chip size="small" color="primary" label={label} />
  ) : (
    <Chip size="small" variant={kind === 'hold' ? 'outlined' : 'filled'} label={label} />
  );
}
