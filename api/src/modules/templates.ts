import { BADGE_TEMPLATE } from './badge/badge-pdf';
import { HALL_DRAWING, HALL_IMPORT } from './hall/hall-tasks';
import { ISSUED_TEMPLATE } from './issued/issued-pdf';
import { PICTURE_CLEANING } from './picture/picture-cleaning';
import { QUOTE_TEMPLATE } from './quote/quote-pdf';
import { STATEMENT_TEMPLATE } from './statement/statement-pdf';

/** Every document that the service draws, and what else threads do with the same bounds. */
export const TEMPLATES = [
  BADGE_TEMPLATE,
  QUOTE_TEMPLATE,
  STATEMENT_TEMPLATE,
  ISSUED_TEMPLATE,
  HALL_IMPORT,
  HALL_DRAWING,
  PICTURE_CLEANING,
];
