import { PAGE_CONFIG_ID } from '@mosta/shared/contract/page-config';

/**
 * Script that lets a page of the portal with sample data start as a visitor's does. A page of a portal that is not in
 * production searches each script for a second React before it shows anything; and production refuses sample accounts.
 */
export const AS_VISITOR = `(${settle})(${JSON.stringify(PAGE_CONFIG_ID)});`;

function settle(configId: string): void {
  new MutationObserver((_changes, observer) => {
    // the head is complete, and the page's own scripts have not run
    if (!document.body) return;
    observer.disconnect();
    const text = document.getElementById(configId)?.firstChild;
    if (!(text instanceof Text)) return;
    text.data = text.data.replace('"environment":"development"', '"environment":"production"');
  }).observe(document, { childList: true, subtree: true });
}
