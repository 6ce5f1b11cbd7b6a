import type { OwnStand } from '@mosta/shared/domain/own-stands';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { TimedHold } from '@mosta/shared/queries';
import { Box, ButtonLink, Card, Typography } from '@mosta/shared/ui';
import { ELSEWHERE, standAddress } from '../../paths';
import { HoldCountdown } from './hold-countdown';
import { StandingBadge } from './standing-badge';

type OwnStandCardProps = { stand: OwnStand<TimedHold>; onOver: () => void };

/** A stand with its size, its state and a link to it on the plan. */
export function OwnStandCard({ stand, onOver }: OwnStandCardProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
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
          {standing.kind === 'pending' && standing.expires !== null
            ? t('dashboard.stands.pendingUntil', {
                date: formatDate(language, new Date(standing.expires)),
                time: formatTime(language, new Date(standing.expires)),
              })
            : t(`dashboard.stands.${code === null ? 'unplaced' : standing.kind}Text`)}
        </Typography>
      )}
      <ButtonLink
        to={code === null ? ELSEWHERE.choose : standAddress(code)}
        size="small"
        sx={{ marginBlockStart: 'auto' }}
      >
        {t(linkText(stand), { name })}
      </ButtonLink>
    </Card>
  );
}

function linkText({ code, standing }: OwnStand): string {
  if (code === null) return 'dashboard.stands.choose';
  return standing.kind === 'hold' ? 'dashboard.stands.manage' : 'dashboard.stands.show';
}
