import { useLocation } from '@mosta/shared/router';
import { RemoteSlot } from '@mosta/shared/shell';
import { Section, Typography } from '@mosta/shared/ui';

/** Shows the widget that the address names: `?name=<remote>/<slot>&props=<JSON>`. */
export default function SlotPage() {
  const parameters = new URLSearchParams(useLocation().search);
  const name = parameters.get('name') ?? '';
  return (
    <Section compact>
      <Typography component="h1" variant="h2">
        {name}
      </Typography>
      <RemoteSlot name={name} props={JSON.parse(parameters.get('props') ?? '{}')} />
    </Section>
  );
}
