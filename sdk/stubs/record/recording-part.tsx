import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { Box } from '@mosta/shared/ui';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { onRecord, readRecord, record } from './recorder';
import { useRecorder } from './use-recorder';

/** A page or widget that names itself, and shows everything that it was given. */
export function recordingPart(kind: 'route' | 'slot', name: string): ComponentType<SlotProps> {
  return function RecordingPart(props: SlotProps) {
    const recorded = useSyncExternalStore(onRecord, readRecord);
    const given = JSON.stringify(props);
    useRecorder();
    useEffect(() => {
      record(kind === 'slot' ? { kind, name, value: JSON.parse(given) } : { kind, name });
      return () => record({ kind: 'left', name });
    }, [given]);
    const Heading = kind === 'route' ? 'h1' : 'h2';
    return (
      <Box component="section" aria-label={name} sx={{ p: 5 }}>
        <Heading>{name}</Heading>
        <Box component="ol" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {recorded.map((entry, index) => (
            <li key={index}>{JSON.stringify(entry)}</li>
          ))}
        </Box>
      </Box>
    );
  };
}
