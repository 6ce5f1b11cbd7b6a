import {
  AddIcon,
  Badge,
  Button,
  ButtonBase,
  ButtonLink,
  Chip,
  ExternalLink,
  IconButton,
  MuiLink,
  NewTabHint,
  NotificationsIcon,
  ToggleButton,
  ToggleButtonGroup,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const VARIANTS = ['contained', 'outlined', 'text'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
/** Draws the ring of the keyboard's focus without the focus. */
const FOCUSED = 'Mui-focusVisible';

/** Buttons and links: normal, focused, disabled, loading. */
export function Actions(props: SectionProps) {
  const [language, setLanguage] = useState('fr');
  return (
    <Group {...props}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} code={`Button variant="${variant}"`} note={STATES} row>
          <Button variant={variant}>Réserver</Button>
          <Button variant={variant} className={FOCUSED}>
            Réserver
          </Button>
          <Button variant={variant} disabled>
            Réserver
          </Button>
          <Button variant={variant} loading>
            Réserver
          </Button>
        </Specimen>
      ))}
      <Specimen code="Button size · startIcon" note="Petit, moyen, grand" row>
        {SIZES.map((size) => (
          <Button key={size} variant="outlined" size={size} startIcon={<AddIcon aria-hidden />}>
            Ajouter
          </Button>
        ))}
      </Specimen>
      <Specimen code="IconButton · Badge" note="Normal, focus, désactivé, avec un nombre" row>
        <IconButton aria-label="Notifications">
          <NotificationsIcon />
        </IconButton>
        <IconButton aria-label="Notifications (focus)" className={FOCUSED}>
          <NotificationsIcon />
        </IconButton>
        <IconButton aria-label="Notifications (désactivé)" disabled>
          <NotificationsIcon />
        </IconButton>
        <IconButton aria-label="Notifications, 3 non lues">
          <Badge badgeContent={3} color="secondary">
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Specimen>
      <Specimen
        code="ButtonLink · ButtonBase"
        note="Un lien dessiné en bouton ; un bouton sans dessin"
        row
      >
        <ButtonLink to="/">Accueil</ButtonLink>
        <ButtonLink to="/" variant="contained">
          Accueil
        </ButtonLink>
        <ButtonBase sx={{ padding: 3 }}>Bouton nu</ButtonBase>
      </Specimen>
      <Specimen code="MuiLink · ExternalLink · NewTabHint" row>
        <MuiLink href="#actions">Lien dans la page</MuiLink>
        <ExternalLink href="https://example.org">Autre site</ExternalLink>
        <a href="https://example.org" target="_blank" rel="noreferrer">
          Annoncé comme nouvel onglet
          <NewTabHint />
        </a>
      </Specimen>
      <Specimen code="ToggleButtonGroup · ToggleButton" note="Choisi, à choisir, désactivé" row>
        <ToggleButtonGroup
          exclusive
          value={language}
          aria-label="Langue de l’exemple"
          onChange={(_event, value: string | null) => value && setLanguage(value)}
        >
          <ToggleButton value="fr">Français</ToggleButton>
          <ToggleButton value="ar">العربية</ToggleButton>
          <ToggleButton value="en" disabled>
            English
          </ToggleButton>
        </ToggleButtonGroup>
      </Specimen>
      <Specimen code="Chip" note="Plein, contour, cliquable, désactivé" row>
        <Chip label="Confirmé" />
        <Chip label="En attente" variant="outlined" />
        <Chip label="Filtre" variant="outlined" onClick={() => undefined} />
        <Chip label="Fermé" disabled onClick={() => undefined} />
      </Specimen>
    </Group>
  );
}

const STATES = 'Normal, focus, désactivé, en cours';
