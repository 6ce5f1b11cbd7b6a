/** How long the browser may take to read what it saves. */
const KEPT_MS = 60_000;

/** Lets the browser save a text as a file. @param type media type, with its charset */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
