import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { TimedHold } from '@mosta/shared/queries';
import {
  Button,
  ButtonLink,
  ErrorState,
  LoadingState,
  PlainList,
  Skeleton,
  Typography,
  useNow,
} from '@mosta/shared/ui';
import { ListRow } from '@mosta/shared/workspace/list-row';
import { ELSEWHERE } from '../../paths';
import type { HeldStands } from '../state/use-held-stands';
import { SelectionPart } from './selection-part';

const SECOND_MS = 1000;

type HeldStandsCardProps = HeldStands & { signedIn: boolean };

/** Stands that the exhibitor holds, with the time that is left, each to be taken out of the request. */
export function HeldStandsCard(props: HeldStandsCardProps) {
  const { stands, loading, failed, refetch, toggle, isOut, signedIn } = props;
  const { t } = useTranslation('exhibitor');
  return (
    <SelectionPart title={t('participationForm.stands.title')}>
      {loading && (
        <LoadingState label={t('participationForm.stands.loading')}>
          <Skeleton variant="rounded" height={64} />
        </LoadingState>
      )}
      {failed && <ErrorState title={t('participationForm.stands.failed')} onRetry={refetch} />}
      {stands.length > 0 && (
        <PlainList>
          {stands.map((stand) => (
            <HeldStandRow
              key={stand._id}
              stand={stand}
              out={isOut(stand._id)}
              onToggle={() => toggle(stand._id)}
            />
          ))}
        </PlainList>
      )}
      {!loading && !failed && stands.length === 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`participationForm.stands.${signedIn ? 'none' : 'visitor'}`)}
          </Typography>
          <ButtonLink to={ELSEWHERE.choose} size="small" sx={{ alignSelf: 'flex-start' }}>
            {t('participationForm.stands.choose')}
          </ButtonLink>
        </>
      )}
    </SelectionPart>
  );
}

type HeldStandRowProps = {
  stand: TimedHold;
  /** It was taken out of the request. */
  out: boolean;
  onToggle: () => void;
};

function HeldStandRow({ stand, out, onToggle }: HeldStandRowProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const left = Math.max(0, stand.endsAt - useNow(SECOND_MS).getTime());
  const expired = left === 0;
  return (
    <ListRow>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t('participationForm.stands.stand', { code: stand.code })}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {expired
            ? t('participationForm.stands.expired')
            : t('participationForm.stands.until', {
                date: formatDate(language, stand.expires),
                time: formatTime(language, stand.expires),
                left: countdown(left),
              })}
        </Typography>
        {!expired && out && (
          <Typography variant="body2" sx={{ color: 'sea' }}>
            {t('participationForm.stands.out')}
          </Typography>
        )}
      </div>
      {!expired && (
        <Button size="small" aria-pressed={out} onClick={onToggle}>
          {t('participationForm.stands.remove', { code: stand.code })}
        </Button>
      )}
    </ListRow>
  );
}

/** `09:41`, or `1:02:07` from an hour on. @param left milliseconds */
function countdown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? clock : `${Math.floor(minutes / 60)}:${clock}`;
}
