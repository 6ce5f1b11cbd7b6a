import { APPLE_PASS_TEMPLATE } from './badge/apple-pass';
import { BADGE_TEMPLATE } from './badge/badge-pdf';
import { BADGE_SHEET_TEMPLATE } from './badge/badge-sheet-pdf';
import { DIRECTORY_TEMPLATE } from './exhibitor/directory-pdf';
import { HALL_DRAWING, HALL_IMPORT, HALL_OUTLINE, STAND_OUTLINE } from './hall/hall-tasks';
import { ISSUED_TEMPLATE } from './issued/issued-pdf';
import { STAND_SIGN_TEMPLATE } from './organizer-stand/stand-sign-pdf';
import { PICTURE_CLEANING } from './picture/picture-cleaning';
import { LABEL_TEMPLATE } from './preparation/label-pdf';
import { PICKING_LIST_TEMPLATE } from './preparation/picking-list-pdf';
import { QUOTE_TEMPLATE } from './quote/quote-pdf';
import { STATEMENT_TEMPLATE } from './statement/statement-pdf';

/** Every document that the service draws, and what else threads do with the same bounds. */
export const TEMPLATES = [
  BADGE_TEMPLATE,
  BADGE_SHEET_TEMPLATE,
  APPLE_PASS_TEMPLATE,
  STAND_SIGN_TEMPLATE,
  DIRECTORY_TEMPLATE,
  PICKING_LIST_TEMPLATE,
  LABEL_TEMPLATE,
  QUOTE_TEMPLATE,
  STATEMENT_TEMPLATE,
  ISSUED_TEMPLATE,
  HALL_IMPORT,
  HALL_DRAWING,
  HALL_OUTLINE,
  STAND_OUTLINE,
  PICTURE_CLEANING,
];
