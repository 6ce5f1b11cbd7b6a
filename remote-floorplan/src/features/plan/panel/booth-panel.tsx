import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, Card, CardContent, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import type { ShapeColour } from '../core/shape.schema';
import { findStand, type Stand } from '../data/inventory';
import { StatusMark } from './status-mark';

type BoothPanelProps = {
  /** As it stands in the address: perhaps no code of the fair. */
  code: string | null;
  /** Whether the drawing shows it. */
  drawn: boolean;
  /** Its colour on the drawing. */
  colour: ShapeColour | undefined;
  onClear: () => void;
};

/** What is known of the selected booth; a change is read out. */
export function BoothPanel({ code, drawn, colour, onClear }: BoothPanelProps) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  const stand = findStand(code);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 3, minBlockSize: { lg: 236 } }}
      >
        <Typography id={titleId} variant="h5" component="h2">
          {t('panel.title')}
        </Typography>
        <Box aria-live="polite" aria-atomic="true">
          {stand && <BoothDetails stand={stand} drawn={drawn} colour={colour} />}
          {!stand && (
            <Typography sx={{ color: 'muted' }}>
              {code ? t('panel.unknown', { code }) : t('panel.empty')}
            </Typography>
          )}
        </Box>
        {code && (
          <Button
            variant="outlined"
            size="small"
            onClick={onClear}
            sx={{ alignSelf: 'start', mt: 'auto' }}
          >
            {t('panel.clear')}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

type BoothDetailsProps = { stand: Stand; drawn: boolean; colour: ShapeColour | undefined };

function BoothDetails({ stand, drawn, colour }: BoothDetailsProps) {
  const { t } = useTranslation('floorplan');
  const place =
    stand.kind === 'stand' ? t('panel.row', { row: stand.group }) : t(`panel.${stand.kind}`);
  return (
    <>
      <Typography variant="h3" component="p" sx={{ color: 'olive' }}>
        {t(`name.${stand.kind}`, { code: stand.code })}
      </Typography>
      <Typography sx={{ color: 'muted', mt: 1 }}>{place}</Typography>
      {stand.kind !== 'entrance' && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, fontWeight: 600 }}>
          <StatusMark available={stand.available} colour={colour} />
          {stand.available ? t('panel.available') : t('panel.reserved')}
        </Typography>
      )}
      {!drawn && <Typography sx={{ mt: 3 }}>{t('panel.notDrawn')}</Typography>}
    </>
  );
}
