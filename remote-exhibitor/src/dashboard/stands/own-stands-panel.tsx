import { type OwnStand, standCodesOf } from '@mosta/shared/domain/own-stands';
import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { RemoteSlot } from '@mosta/shared/shell';
import { Box, ErrorState, MuiLink, PlainList, Typography } from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { ELSEWHERE, standAddress } from '../../paths';
import { Panel } from '../ui/panel';
import { PartLoading } from '../ui/part-loading';
import { StandingBadge } from './standing-badge';

type OwnStandsPanelProps = {
  stands: readonly OwnStand[];
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
};

/** On the overview: where in the hall one's stands lie, each with its state and a link to it on the plan. */
export function OwnStandsPanel({ stands, loading, failed, onRetry }: OwnStandsPanelProps) {
  const { t } = useTranslation('exhibitor');
  const codes = standCodesOf(stands);
  const none = stands.length === 0 && !loading && !failed;
  const link = none
    ? { to: ELSEWHERE.choose, text: t('dashboard.stands.choose') }
    : { to: '?vue=salon', text: t('dashboard.views.salon.button') };
  return (
    <Panel
      title={t('dashboard.stands.title')}
      end={
        <MuiLink component={Link} to={link.to} sx={{ fontWeight: 600, paddingBlock: 2 }}>
          {link.text}
        </MuiLink>
      }
    >
      {failed && <ErrorState title={t('dashboard.stands.failed')} onRetry={onRetry} />}
      {stands.length === 0 && loading && <PartLoading label={t('dashboard.stands.loading')} />}
      {none && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('dashboard.stands.none')}</Typography>
          <Typography color="textSecondary">{t('dashboard.stands.noneText')}</Typography>
        </>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 8 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: codes.length > 0 ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        {codes.length > 0 && <RemoteSlot name="floorplan/stands" props={{ codes }} />}
        {stands.length > 0 && (
          <PlainList aria-label={t('dashboard.stands.title')}>
            {stands.map((stand) => (
              <StandLine key={stand.key} stand={stand} />
            ))}
          </PlainList>
        )}
      </Box>
    </Panel>
  );
}

function StandLine({ stand }: { stand: OwnStand }) {
  const { t } = useTranslation('exhibitor');
  const { code, name, size, standing } = stand;
  return (
    <ListRow>
      <span>
        {code === null ? (
          <bdi>{name}</bdi>
        ) : (
          <MuiLink
            component={Link}
            to={standAddress(code)}
            aria-label={t('dashboard.stands.show', { name })}
            sx={{ fontWeight: 600 }}
          >
            <bdi>{name}</bdi>
          </MuiLink>
        )}
        {size !== null && ` · ${t('dashboard.stands.size', { size })}`}
      </span>
      <StandingBadge kind={standing.kind} />
    </ListRow>
  );
}
