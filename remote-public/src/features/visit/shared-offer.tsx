import type { KeptList } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import { Alert, AlertTitle, Box, Button } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { sharedVisit, withoutShared } from './visit-link';

type SharedOfferProps = { lists: { sessions: KeptList; places: KeptList } };

/** Offers to add what the opened link carries; one's own favourites stay as they are. */
export function SharedOffer({ lists }: SharedOfferProps) {
  const { t } = useTranslation('public');
  const [parameters, setParameters] = useSearchParams();
  const [added, setAdded] = useState<number>();
  const done = useRef<HTMLDivElement>(null);
  const shared = sharedVisit(parameters);
  useEffect(() => {
    if (added !== undefined) done.current?.focus();
  }, [added]);
  const close = () =>
    setParameters((current) => withoutShared(current), { replace: true, preventScrollReset: true });
  if (!shared) {
    return (
      <Box ref={done} tabIndex={-1} role="status" sx={{ '&:empty': { display: 'none' } }}>
        {added !== undefined && (
          <Alert severity="success" sx={{ mb: 6 }}>
            {t('visit.offer.added', { count: added })}
          </Alert>
        )}
      </Box>
    );
  }
  const fresh = {
    sessions: shared.sessions.filter((id) => !lists.sessions.ids.has(id)),
    places: shared.places.filter((code) => !lists.places.ids.has(code)),
  };
  const count = fresh.sessions.length + fresh.places.length;
  const add = () => {
    for (const id of fresh.sessions) lists.sessions.toggle(id);
    for (const code of fresh.places) lists.places.toggle(code);
    setAdded(count);
    close();
  };
  return (
    <Alert severity="info" role="region" aria-label={t('visit.offer.title')} sx={{ mb: 6 }}>
      <AlertTitle sx={{ fontWeight: 650 }}>{t('visit.offer.title')}</AlertTitle>
      {count === 0
        ? t('visit.offer.nothing')
        : t('visit.offer.text', {
            count: shared.sessions.length + shared.places.length,
            fresh: count,
          })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
        {count > 0 && (
          <Button variant="contained" size="small" onClick={add}>
            {t('visit.offer.add', { count })}
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={close}>
          {t(count > 0 ? 'visit.offer.ignore' : 'visit.offer.close')}
        </Button>
      </Box>
    </Alert>
  );
}
