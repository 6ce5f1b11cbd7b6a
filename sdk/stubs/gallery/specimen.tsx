import { RADIUS } from '@mosta/shared/theme';
import { Box, Section, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type GroupProps = { id: string; title: string; lead?: string; children: ReactNode };

/** One section of the gallery. */
export function Group({ id, title, lead, children }: GroupProps) {
  return (
    <Section id={id} compact labelledBy={`${id}-title`} sx={{ scrollMarginBlockStart: 72 }}>
      <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ color: 'olive' }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 2, maxInlineSize: '42em' }}>{lead}</Typography>}
      <Box sx={{ display: 'grid', gap: 6, mt: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </Section>
  );
}

type SpecimenProps = {
  /** Names in the code, as they are imported. */
  code: string;
  /** State or variant that is shown. */
  note?: string;
  /** Examples beside each other, wrapped; else one below the other. */
  row?: boolean;
  children: ReactNode;
};

/** Examples under their name in the code. */
export function Specimen({ code, note, row = false, children }: SpecimenProps) {
  return (
    <Box
      component="figure"
      sx={{ m: 0, border: '1px solid', borderColor: 'line', borderRadius: RADIUS.card }}
    >
      <Box
        component="figcaption"
        sx={{ padding: 4, borderBlockEnd: '1px solid', borderColor: 'line' }}
      >
        <Box component="code" dir="ltr" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {code}
        </Box>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          padding: { xs: 4, md: 6 },
          display: row ? 'flex' : 'grid',
          flexWrap: 'wrap',
          alignItems: row ? 'center' : 'stretch',
          gap: 5,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
