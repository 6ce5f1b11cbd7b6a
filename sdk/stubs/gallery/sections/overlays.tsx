import { StandChoiceDialog } from '@mosta/shared/forms/stand-choice-dialog';
import {
  Button,
  Dialog,
  DialogContent,
  Drawer,
  Menu,
  MenuItem,
  Popover,
  Typography,
} from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

/** What opens above the page. */
export function Overlays(props: SectionProps) {
  return (
    <Group {...props}>
      <Specimen code="Menu · MenuItem" row>
        <Opener label="Menu">
          {(anchor, close) => (
            <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
              <MenuItem onClick={close}>Mon profil</MenuItem>
              <MenuItem onClick={close} selected>
                Mes stands
              </MenuItem>
              <MenuItem disabled>Mes badges</MenuItem>
            </Menu>
          )}
        </Opener>
      </Specimen>
      <Specimen code="Popover" row>
        <Opener label="Bulle">
          {(anchor, close) => (
            <Popover open={anchor !== null} anchorEl={anchor} onClose={close}>
              <Typography sx={{ padding: 5, maxInlineSize: 320 }}>
                Un complément, près de ce qui l’a ouvert.
              </Typography>
            </Popover>
          )}
        </Opener>
      </Specimen>
      <Specimen code="Dialog · DialogContent" row>
        <Opener label="Dialogue">
          {(anchor, close) => (
            <Dialog open={anchor !== null} onClose={close} aria-label="Exemple de dialogue">
              <DialogContent>
                <Typography sx={{ mb: 5 }}>Le contenu d’un dialogue.</Typography>
                <Button variant="contained" onClick={close}>
                  Fermer
                </Button>
              </DialogContent>
            </Dialog>
          )}
        </Opener>
      </Specimen>
      <Specimen code="StandChoiceDialog" row>
        <Opener label="Remplacer ou ajouter">
          {(anchor, close) => (
            <StandChoiceDialog
              open={anchor !== null}
              stands={[{ name: 'C01', size: 36 }]}
              packages={[{ name: 'Espace nu 9 m²', size: 9 }]}
              totals={{ replace: { amount: 220_150, currency: 'DZD' }, add: null }}
              onChoose={close}
              onCancel={close}
            />
          )}
        </Opener>
      </Specimen>
      <Specimen code="Drawer" row>
        <Opener label="Panneau">
          {(anchor, close) => (
            <Drawer open={anchor !== null} onClose={close}>
              <Typography sx={{ padding: 6 }}>Un panneau sur le côté.</Typography>
              <Button onClick={close}>Fermer</Button>
            </Drawer>
          )}
        </Opener>
      </Specimen>
    </Group>
  );
}

type OpenerProps = {
  label: string;
  /** Renders what opens; `anchor` is null while it is closed. */
  children: (anchor: HTMLElement | null, close: () => void) => ReactNode;
};

function Opener({ label, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="true"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      {children(anchor, () => setAnchor(null))}
    </>
  );
}
