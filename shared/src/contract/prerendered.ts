/** Id of the element with the prerendered page, until the live page replaces it. */
export const PRERENDERED_ID = 'prerendered';

/** Attribute of the style elements of the prerendered page. */
export const PRERENDERED_STYLE = 'data-prerendered';

/** Placeholder in the prerendered frame for the page's content. */
export const PAGE_MARK = '[[portal-page]]';
