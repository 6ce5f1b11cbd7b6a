import { startSession } from '@mosta/shared/auth';
import { NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { useLocation, useNavigate } from '@mosta/shared/router';
import { sampleSession } from '@mosta/shared/testing/sample-session';
import { Box, Button, Section, Typography } from '@mosta/shared/ui';

const ROLES = [
  ['Exhibitor', 'Entrer comme exposant'],
  ['Organizer', 'Entrer comme organisateur'],
] as const;

/** Signs in without a password, since no service asks for one, and leads back to the guarded page. */
export default function LoginPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const next = new URLSearchParams(search).get(NEXT_PARAMETER) ?? '/';
  return (
    <Section compact>
      {/* French alone, as all of this portal's own words: in a page from right to left its marks would stand wrong. */}
      <Box lang="fr" dir="ltr">
        <Typography component="h1" variant="h2">
          Qui entre ?
        </Typography>
        <p>Ce portail d’essai n’a pas de service : la session est fictive.</p>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {ROLES.map(([role, label]) => (
            <Button
              key={role}
              variant="outlined"
              onClick={() => {
                startSession(sampleSession(role));
                // only ways inside of this portal
                void navigate(/^\/(?![/\\])/.test(next) ? next : '/', { replace: true });
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
