import { Box, FieldBands, KhatamPattern } from '@mosta/shared/ui';

/** Zellige, a low sun over it, then sea, grove and earth. */
export function HeroArt() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        overflow: 'hidden',
        blockSize: '100%',
        minBlockSize: { xs: 260, md: 560 },
      }}
    >
      <KhatamPattern sx={{ position: 'absolute', inset: 0 }} />
      <Box
        sx={{
          position: 'absolute',
          insetBlockStart: '12%',
          insetInlineEnd: '12%',
          inlineSize: { xs: 110, md: 200 },
          aspectRatio: '1',
          borderRadius: '50%',
          bgcolor: 'saffron',
          border: { xs: '12px solid', md: '20px solid' },
          borderColor: { xs: 'paper', md: 'paper' },
        }}
      />
      <FieldBands
        sx={{
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: { xs: '44%', md: '42%' },
        }}
      />
    </Box>
  );
}
