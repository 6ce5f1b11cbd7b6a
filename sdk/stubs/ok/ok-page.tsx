import { useLocation } from '@mosta/shared/router';
import { Section, Typography } from '@mosta/shared/ui';
import { SessionPanel } from './session-panel';

/** Names the stub, the path it was asked for, and what it sees of the page's session and socket. */
export default function OkPage() {
  const { pathname } = useLocation();
  return (
    <Section compact>
      <Typography component="h1" variant="h2">
        Remote d’essai « ok »
      </Typography>
      <p>Chemin demandé : {pathname}</p>
      <SessionPanel label="Session vue par la page d’essai" />
    </Section>
  );
}
