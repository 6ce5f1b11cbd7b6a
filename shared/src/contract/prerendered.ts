/** Id of the element with the prerendered page, until the live page replaces it. */
export const PRERENDERED_ID = 'prerendered';

/** Attribute of the style elements of the prerendered page. */
export const PRERENDERED_STYLE = 'data-prerendered';

/** Stands in the prerendered frame for the page's content. */
export const PAGE_MARK = '[[portal-page]]';

/** Attribute of the prerendered page where no build drew the page itself: its frame, and what is shown until it has loaded. */
export const PLACEHOLDER = 'data-placeholder';

/** Stands in a prerendered placeholder for the title of the page. */
export const TITLE_MARK = '[[portal-title]]';
