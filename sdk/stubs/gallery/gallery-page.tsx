import { Box, Khatam, MuiLink, PAGE_MARGINS, PageHeading, PlainList } from '@mosta/shared/ui';
import { Actions } from './sections/actions';
import { Drawings } from './sections/drawings';
import { Feedback } from './sections/feedback';
import { Fields } from './sections/fields';
import { Forms } from './sections/forms';
import { Layout } from './sections/layout';
import { Overlays } from './sections/overlays';
import { Tables } from './sections/tables';
import { Tokens } from './sections/tokens';

const SECTIONS = [
  { id: 'tokens', title: 'Couleurs et mesures', Content: Tokens },
  { id: 'actions', title: 'Boutons et liens', Content: Actions },
  { id: 'fields', title: 'Champs', Content: Fields },
  { id: 'forms', title: 'Formulaires', Content: Forms },
  { id: 'feedback', title: 'Messages et attente', Content: Feedback },
  { id: 'overlays', title: 'Au-dessus de la page', Content: Overlays },
  { id: 'layout', title: 'Mise en page', Content: Layout },
  { id: 'tables', title: 'Tableaux et onglets', Content: Tables },
  { id: 'drawings', title: 'Dessins et icônes', Content: Drawings },
] as const;

/** Every shared component in its states. Language, direction and scheme follow the switches of the site's header. */
export default function GalleryPage() {
  return (
    <>
      <PageHeading
        title="Galerie des composants"
        eyebrow="Pour qui dessine le portail"
        lead="Chaque composant partagé, sous le nom qu’il porte dans le code. La langue, le sens d’écriture et le thème clair ou sombre se changent dans l’en-tête du site ; le survol et le focus s’essaient avec la souris et la touche Tab."
        art={<Khatam size={240} />}
      />
      <Box
        component="nav"
        aria-label="Sections de la galerie"
        sx={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 2,
          bgcolor: 'paper',
          borderBlockEnd: '1px solid',
          borderColor: 'line',
        }}
      >
        <PlainList
          sx={{
            ...PAGE_MARGINS,
            display: 'flex',
            gap: 5,
            overflowX: 'auto',
            whiteSpace: 'nowrap',
            paddingBlock: 3,
          }}
        >
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <MuiLink href={`#${id}`} sx={{ display: 'inline-block', paddingBlock: 2 }}>
                {title}
              </MuiLink>
            </li>
          ))}
        </PlainList>
      </Box>
      {SECTIONS.map(({ id, title, Content }) => (
        <Content key={id} id={id} title={title} />
      ))}
    </>
  );
}
