/** Names the secret of the quote that the page opens; mails of quotes lead here by it. */
export const QUOTE_PARAMETER = 'devis';
