import { BADGE_TEMPLATE } from './badge/badge-pdf';
import { QUOTE_TEMPLATE } from './quote/quote-pdf';
import { STATEMENT_TEMPLATE } from './statement/statement-pdf';

/** Every document that the service draws. */
export const TEMPLATES = [BADGE_TEMPLATE, QUOTE_TEMPLATE, STATEMENT_TEMPLATE];
