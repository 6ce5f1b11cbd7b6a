import { RADIUS } from '@mosta/shared/theme';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { useWorkspaceTexts } from '../texts';
import { useCamera } from './use-camera';

/** Reads badges by the camera, once somebody starts it. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useWorkspaceTexts();
  const { video, state, start, stop } = useCamera(onCode);
  const running = state === 'on' || state === 'starting';
  const problem = running || state === 'off' ? null : state;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {/* Without sound and without speech: there is nothing that captions could say. */}
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={t('scanner.picture')}
        sx={{
          ...{ display: running ? 'block' : 'none', inlineSize: '100%', blockSize: 260 },
          ...{ objectFit: 'cover', bgcolor: 'field', borderRadius: RADIUS.card },
        }}
      />
      <Button
        variant={running ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        loading={state === 'starting'}
        onClick={running ? stop : start}
        sx={{ minBlockSize: 56 }}
      >
        {t(running ? 'scanner.stop' : 'scanner.start')}
      </Button>
      <Box role="status">
        {problem && (
          <Alert severity="warning" role="presentation">
            {t(`scanner.${problem}`)}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
