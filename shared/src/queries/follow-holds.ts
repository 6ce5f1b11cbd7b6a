import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Hold, StandChange } from '../schemas/stand.schema';
import { retryWhenOnline } from '../shell/retry-when-online';
import { refreshHolds } from './hold';

/**
 * Fetches the holds again when the plan announces that a stand of theirs is held no more: it was released or reserved in
 * another tab or on another device, taken back by the organiser, or it has run out.
 */
export function useFollowHolds(holds: readonly Hold[] | undefined): void {
  const client = useQueryClient();
  const onChange = useEffectEvent(({ code, state }: StandChange) => {
    if (state !== 'option' && holds?.some((hold) => hold.code === code)) void refreshHolds(client);
  });
  useEffect(
    () =>
      // The socket's code is on no page's way to its first picture.
      retryWhenOnline(
        () => import('@mosta/shared/realtime'),
        ({ subscribe }) => subscribe('stand', (change) => onChange(change)),
      ),
    [],
  );
}
