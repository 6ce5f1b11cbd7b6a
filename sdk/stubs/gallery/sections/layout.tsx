import {
  Box,
  Card,
  CardContent,
  CardGrid,
  Container,
  LiveOnly,
  PlainList,
  Section,
  Stack,
  Typography,
} from '@mosta/shared/ui';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const GROUNDS = ['paper', 'wheat', 'field', 'clay'] as const;

/** Bands, headings, cards and lists. */
export function Layout(props: SectionProps) {
  return (
    <Group {...props}>
      <Specimen code="PageHeading" note="Le haut de cette page en est un exemple, avec un dessin">
        <Typography>
          Un titre de page par page : <code>title</code>, <code>trail</code>, <code>eyebrow</code>,{' '}
          <code>lead</code>, <code>art</code>.
        </Typography>
      </Specimen>
      <Specimen code="Section ground" note="Les quatre fonds">
        {GROUNDS.map((ground) => (
          <Section key={ground} ground={ground} compact>
            {ground}
          </Section>
        ))}
      </Specimen>
      <Specimen code="CardGrid · Card · CardContent">
        <CardGrid columns={{ sm: 2, lg: 3 }}>
          {['Huile d’olive', 'Dattes', 'Sardines'].map((name) => (
            <Card component="li" key={name}>
              <CardContent>
                <Typography variant="h5" component="h3">
                  {name}
                </Typography>
                <Typography sx={{ mt: 2 }}>Une carte de la grille.</Typography>
              </CardContent>
            </Card>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen code="PlainList">
        <PlainList>
          <li>Une liste sans puces</li>
          <li>ni marges</li>
        </PlainList>
      </Specimen>
      <Specimen code="Stack · Box · Container" note="Pile, boîte, largeur limitée">
        <Stack spacing={3}>
          <Box sx={{ padding: 3, bgcolor: 'wheat' }}>Un</Box>
          <Box sx={{ padding: 3, bgcolor: 'wheat' }}>Deux</Box>
        </Stack>
        <Container maxWidth="sm" sx={{ bgcolor: 'wheat', paddingBlock: 3 }}>
          Au plus 600 px
        </Container>
      </Specimen>
      <Specimen code="LiveOnly" note="Absent de la page prérendue">
        <LiveOnly>
          <Typography>Ce texte n’est dessiné que dans la page vivante.</Typography>
        </LiveOnly>
      </Specimen>
    </Group>
  );
}
