import type { OwnStand } from '@mosta/shared/domain/own-stands';
import { useTranslation } from '@mosta/shared/i18n';
import type { TimedHold } from '@mosta/shared/queries';
import { Box, ButtonLink, Card, Chip, Typography } from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';
import { HoldCountdown } from './hold-countdown';

type OwnStandCardProps = { stand: OwnStand<TimedHold>; onOver: () => void };

/** A stand with its size, its state and a link to it on the plan. */
export function OwnStandCard({ stand, onOver }: OwnStandCardProps) {
  const { t } = useTranslation('exhibitor');
  const { code, name, size, quantity, standing } = stand;
  const facts = [
    size !== null && t('dashboard.stands.size', { size }),
    quantity > 1 && t('dashboard.stands.quantity', { count: quantity }),
  ].filter((fact) => fact !== false);
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        padding: 6,
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h3" component="h4" sx={{ color: 'olive' }}>
          <bdi>{code ?? name}</bdi>
        </Typography>
        {code !== null && <StandingBadge kind={standing.kind} />}
      </Box>
      {facts.length > 0 && <Typography color="textSecondary">{facts.join(' · ')}</Typography>}
      {standing.kind === 'hold' ? (
        <HoldCountdown endsAt={standing.hold.endsAt} onOver={onOver} />
      ) : (
        <Typography>
          {t(`dashboard.stands.${code === null ? 'unplaced' : standing.kind}Text`)}
        </Typography>
      )}
      <ButtonLink
        to={code === null ? ELSEWHERE.choose : standLink(code)}
        size="small"
        sx={{ marginBlockStart: 'auto' }}
      >
        {t(linkText(stand), { name })}
      </ButtonLink>
    </Card>
  );
}

/** The plan for choosing, opened at a stand. */
function standLink(code: string): string {
  return `${ELSEWHERE.choose}?stand=${encodeURIComponent(code)}`;
}

function linkText({ code, standing }: OwnStand): string {
  if (code === null) return 'dashboard.stands.choose';
  return standing.kind === 'hold' ? 'dashboard.stands.manage' : 'dashboard.stands.show';
}

/** The state shows as a word and a fill, not by colour alone. */
function StandingBadge({ kind }: { kind: OwnStand['standing']['kind'] }) {
  const { t } = useTranslation('exhibitor');
  const label = t(`dashboard.stands.${kind}`);
  return kind === 'confirmed' ? (
    <Chip size="small" color="primary" label={label} />
  ) : (
    <Chip size="small" variant={kind === 'hold' ? 'outlined' : 'filled'} label={label} />
  );
}
