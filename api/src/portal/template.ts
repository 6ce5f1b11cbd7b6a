/**
 * Makes the host's built page ready to be filled: an HTML minifier may have taken the quotes around a
 * placeholder, without which a value could add attributes, or a placeholder written as a comment.
 */
export function prepareTemplate(html: string): string {
  const quoted = html.replace(/=(\{\{\w+\}\})(?=[\s/>])/g, '="$1"');
  return addBefore(
    addBefore(quoted, '</head>', '<!--portal:head-->'),
    '</body>',
    '<!--portal:page-->',
  );
}

function addBefore(html: string, end: string, placeholder: string): string {
  return html.includes(placeholder) ? html : html.replace(end, `${placeholder}${end}`);
}
