import { ACCOUNT_SAMPLES } from './account-samples';
import { COMPANY_SAMPLES } from './company-samples';
import { CONTENT_SAMPLES } from './content-samples';
import { DOSSIER_SAMPLES } from './dossier-samples';
import { EDITION_SAMPLES } from './edition-samples';
import { MONEY_SAMPLES } from './money-samples';
import { STAND_SAMPLES } from './stand-samples';
import { VISITOR_SAMPLES } from './visitor-samples';

/**
 * Values of the examples, by the name of the field, with the names above it where they matter: `booth.name` is for the
 * name of a booth only, `news.title` for calls about news. Everything is plainly an example.
 */
export const SAMPLES: Readonly<Record<string, unknown>> = {
  ...ACCOUNT_SAMPLES,
  ...DOSSIER_SAMPLES,
  ...STAND_SAMPLES,
  ...COMPANY_SAMPLES,
  ...MONEY_SAMPLES,
  ...VISITOR_SAMPLES,
  ...CONTENT_SAMPLES,
  ...EDITION_SAMPLES,
};
