/** Id of the notice in `index.html` that the portal's scripts failed. */
const NOTICE_ID = 'start-failure';

/** Shows the notice that the portal did not start, above whatever of the page can be read. */
export function showStartFailure(): void {
  document.getElementById(NOTICE_ID)?.removeAttribute('hidden');
}
