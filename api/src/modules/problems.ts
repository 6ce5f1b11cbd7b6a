import { GENERIC_PROBLEMS, type ProblemTable } from '../platform/http/app-error';
import { ACCOUNT_PROBLEMS } from './account/account.problems';
import { BADGE_PROBLEMS } from './badge/badge.problems';
import { BANK_PROBLEMS } from './bank/bank.problems';
import { BILLING_PROBLEMS } from './billing/billing.problems';
import { CATALOGUE_PROBLEMS } from './catalogue/catalogue.problems';
import { CONTENT_PROBLEMS } from './content/content.problems';
import { DOCUMENT_PROBLEMS } from './document/document.problems';
import { EDITION_PROBLEMS } from './edition/edition.problems';
import { EXHIBITOR_PROBLEMS } from './exhibitor/exhibitor.problems';
import { HALL_PROBLEMS } from './hall/hall.problems';
import { HOLD_PROBLEMS } from './hold/hold.problems';
import { LETTER_PROBLEMS } from './letter/letter.problems';
import { MEMBER_PROBLEMS } from './member/member.problems';
import { MESSAGE_PROBLEMS } from './message/message.problems';
import { NOTE_PROBLEMS } from './note/note.problems';
import { ORGANIZER_PROBLEMS } from './organizer/organizer.problems';
import { ORGANIZER_COMPANY_PROBLEMS } from './organizer-company/organizer-company.problems';
import { ORGANIZER_STAND_PROBLEMS } from './organizer-stand/organizer-stand.problems';
import { PARTICIPATION_PROBLEMS } from './participation/participation.problems';
import { PICTURE_PROBLEMS } from './picture/picture.problems';
import { PRIVACY_PROBLEMS } from './privacy/privacy.problems';
import { QUOTE_PROBLEMS } from './quote/quote.problems';
import { RELEASE_PROBLEMS } from './release/release.problems';
import { RESERVATION_PROBLEMS } from './reservation/reservation.problems';
import { SAVED_VIEW_PROBLEMS } from './saved-view/saved-view.problems';
import { SECOND_FACTOR_PROBLEMS } from './second-factor/second-factor.problems';
import { STAFF_PROBLEMS } from './staff/staff.problems';
import { STAND_PROBLEMS } from './stand/stand.problems';
import { VISITOR_CONTACT_PROBLEMS } from './visitor-contact/visitor-contact.problems';

/** Every problem of the service, the platform's and the modules': the compiler finds a code that is missing. */
export const PROBLEMS: ProblemTable = {
  ...GENERIC_PROBLEMS,
  ...ACCOUNT_PROBLEMS,
  ...SECOND_FACTOR_PROBLEMS,
  ...PICTURE_PROBLEMS,
  ...PRIVACY_PROBLEMS,
  ...PARTICIPATION_PROBLEMS,
  ...STAND_PROBLEMS,
  ...HOLD_PROBLEMS,
  ...HALL_PROBLEMS,
  ...ORGANIZER_PROBLEMS,
  ...ORGANIZER_COMPANY_PROBLEMS,
  ...ORGANIZER_STAND_PROBLEMS,
  ...SAVED_VIEW_PROBLEMS,
  ...EDITION_PROBLEMS,
  ...EXHIBITOR_PROBLEMS,
  ...RESERVATION_PROBLEMS,
  ...BADGE_PROBLEMS,
  ...VISITOR_CONTACT_PROBLEMS,
  ...BANK_PROBLEMS,
  ...BILLING_PROBLEMS,
  ...CATALOGUE_PROBLEMS,
  ...CONTENT_PROBLEMS,
  ...DOCUMENT_PROBLEMS,
  ...LETTER_PROBLEMS,
  ...MEMBER_PROBLEMS,
  ...MESSAGE_PROBLEMS,
  ...NOTE_PROBLEMS,
  ...QUOTE_PROBLEMS,
  ...RELEASE_PROBLEMS,
  ...STAFF_PROBLEMS,
};
