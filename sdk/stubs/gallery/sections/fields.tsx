import { Box, InputAdornment, MenuItem, SearchIcon, TextField } from '@mosta/shared/ui';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

/** Fields by themselves; forms bind the same ones (next section). */
export function Fields(props: SectionProps) {
  return (
    <Group {...props}>
      <Specimen code="TextField" note="Vide, rempli, focus, erreur, désactivé">
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField label="Société" helperText="Comme au registre du commerce." />
          <TextField label="Société" defaultValue="Société exemple" />
          <TextField label="Société" focused />
          <TextField label="Société" required error helperText="Indiquez la société." />
          <TextField label="Société" defaultValue="Société exemple" disabled />
          <TextField label="Secteur" select defaultValue="fish">
            <MenuItem value="fish">Pêche</MenuItem>
            <MenuItem value="fruit">Fruits</MenuItem>
          </TextField>
          <TextField label="Message" multiline rows={3} />
          <TextField
            label="Chercher"
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
        </Box>
      </Specimen>
      <Specimen code="InputAdornment" note="Unité à la fin du champ">
        <TextField
          label="Surface"
          defaultValue="12"
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">m²</InputAdornment> },
          }}
        />
      </Specimen>
    </Group>
  );
}
