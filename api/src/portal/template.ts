import { type InlineHashes, inlineHashes } from '../platform/http/inline-hashes';

/** The host's built page, ready to be filled, and what of its own text may run. */
export type Template = { html: string; hashes: InlineHashes };

/**
 * Makes the host's built page ready to be filled: an HTML minifier may have taken the quotes around a
 * placeholder, without which a value could add attributes, or a placeholder written as a comment.
 * @throws Error for a page with a placeholder inside of a script or style
 */
export function prepareTemplate(built: string): Template {
  const quoted = built.replace(/=(\{\{\w+\}\})(?=[\s/>])/g, '="$1"');
  const html = addBefore(
    addBefore(quoted, '</head>', '<!--portal:head-->'),
    '</body>',
    '<!--portal:page-->',
  );
  return { html, hashes: inlineHashes(html) };
}

function addBefore(html: string, end: string, placeholder: string): string {
  return html.includes(placeholder) ? html : html.replace(end, `${placeholder}${end}`);
}
