import MuiLink, { type LinkProps } from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useUiTexts } from './use-ui-texts';

type ExternalLinkProps = LinkProps & { href: string };

/** A link to another site, in a new tab, announced to screen readers. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <MuiLink target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <NewTabHint />
    </MuiLink>
  );
}

/** The words "new tab", for a link that is drawn as something else than a link. */
export function NewTabHint() {
  const texts = useUiTexts();
  return <span style={visuallyHidden}> {texts.newTab}</span>;
}
