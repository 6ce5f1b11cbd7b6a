import agencyDirectory from '@mosta/shared/domain/exhibitors.json';
import { exhibitorDirectorySchema } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import type {
  FormerDirectory,
  FormerEdition,
  FormerExhibitor,
  FormerFacts,
  FormerNews,
  FormerPage,
} from '@mosta/shared/schemas/former-edition.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { listPublished } from '../content/content.repository';
import { newsAnswer } from '../content/news-answer';
import { listShown } from '../exhibitor/exhibitor-page.repository';
import { findFormer, listFormer } from './former-edition.repository';
import { directoryHead, editionHead, exhibitorTitle, newsHead } from './former-edition-texts';

/** The most pages that are listed: what search engines take of a site at once. */
const MOST_PAGES = 10_000;
/** Letters of an exhibitor's description in the list; search engines show about as many. */
const LETTERS = 200;

type Named = { year: number; exhibitor?: string | undefined };

/** What everybody may read of former editions (docs/decisions/0108). */
export function createFormerEditionService(db: Db) {
  return {
    /** Every page, as briefly as search engines want it. */
    async pages(): Promise<FormerPage[]> {
      const pages: FormerPage[] = [];
      for (const edition of await listFormer(db)) {
        const shown = await listShown(db, { year: edition.year });
        pages.push(
          toEdition(edition),
          { _id: `${edition.year}/exposants`, ...directoryHead(edition) },
          ...shown.map(({ _id, name, description }) => ({
            ...exhibitorHead({ _id, name, description }, edition),
            description: description.slice(0, LETTERS),
          })),
          { _id: `${edition.year}/actualites`, ...newsHead(edition) },
        );
      }
      return pages.slice(0, MOST_PAGES);
    },

    async edition({ year }: Named): Promise<FormerEdition | undefined> {
      const edition = await findFormer(db, year);
      return edition && { ...toEdition(edition), edition };
    },

    async directory({ year }: Named): Promise<FormerDirectory | undefined> {
      const edition = await findFormer(db, year);
      if (!edition) return undefined;
      const shown = await listShown(db, { year });
      const listed = listedIn(year);
      return {
        ...{ _id: `${year}/exposants`, ...directoryHead(edition), edition },
        sample: listed.length > 0 && agencyDirectory.sample,
        exhibitors: [
          ...shown.map(({ _id, name, sector, country, stands }) => ({
            ...{ _id, name, sector, country, stands },
          })),
          ...listed,
        ],
      };
    },

    async exhibitor({ year, exhibitor }: Named): Promise<FormerExhibitor | undefined> {
      const edition = await findFormer(db, year);
      const [found] = edition ? await listShown(db, { year, exhibitorId: exhibitor ?? '' }) : [];
      return edition && found && { ...exhibitorHead(found, edition), edition, exhibitor: found };
    },

    async news({ year }: Named): Promise<FormerNews | undefined> {
      const edition = await findFormer(db, year);
      if (!edition) return undefined;
      const published = await listPublished(db, 'news', year);
      const news = newsAnswer(published.filter((entry) => 'important' in entry));
      return { _id: `${year}/actualites`, ...newsHead(edition), edition, news };
    },
  };
}

function toEdition(edition: FormerFacts): FormerPage {
  return { _id: String(edition.year), ...editionHead(edition) };
}

function exhibitorHead(
  { _id, name, description }: { _id: string; name: string; description: string },
  edition: FormerFacts,
): FormerPage {
  return {
    _id: `${edition.year}/exposants/${_id}`,
    title: exhibitorTitle(name, edition),
    description,
  };
}

/** The agency's file comes with the service, and is of one edition. */
function listedIn(year: number): FormerDirectory['exhibitors'] {
  const { edition, exhibitors } = v.parse(exhibitorDirectorySchema, agencyDirectory);
  if (edition !== year) return [];
  return exhibitors.map(({ stand, ...one }) => ({ _id: null, ...one, stands: [stand] }));
}
