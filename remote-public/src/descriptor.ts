import { defineDescriptor, type RouteDescriptor } from '@mosta/shared/contract/descriptor';
import { localizer } from '@mosta/shared/contract/languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { EXHIBITOR_PARAMETER, PATHS, type PageKey } from './paths';

const text = localizer({ fr, en, ar });

/** Entries of the navigation bar in the order of the specification, section 2; gaps are other remotes' entries. */
const NAVIGATION = {
  accueil: { about: 10, message: 20, organisation: 30, contact: 40, press: 50 },
  exposition: { sector: 10, exhibit: 20, confirmed: 30, sponsoring: 40 },
  visite: { visitor: 10, journalist: 20, internationalVisitor: 40, confirmed: 50, visit: 60 },
  salon: { dateVenue: 10, mostaganem: 20, staff: 40, program: 50, mediaKit: 60 },
} as const satisfies Record<string, Partial<Record<PageKey, number>>>;

type Group = keyof typeof NAVIGATION;

/** Pages whose navigation label differs from their title. */
const LABELS: Partial<Record<PageKey, string>> = { contact: 'nav.team', staff: 'nav.staff' };

/** The page that the header also offers as its filled button. */
const PROMINENT: { group: Group; key: PageKey } = { group: 'exposition', key: 'exhibit' };

/** Pages of the footer's site map that no menu has. */
const LISTED: Partial<Record<PageKey, NonNullable<RouteDescriptor['listed']>>> = {
  mostaExpo: 'accueil',
  sponsors: 'exposition',
  badges: 'visite',
  former: 'visite',
  conferences: 'salon',
  animations: 'salon',
  innovationCorner: 'salon',
  businessCorner: 'salon',
  streetFood: 'salon',
  worldFood: 'salon',
  foodMarket: 'salon',
  legal: 'legal',
  privacy: 'legal',
};

/** What the bar at the foot of a phone's screen leads to. */
const BAR: Partial<Record<PageKey, NonNullable<RouteDescriptor['bar']>>> = {
  program: 'programme',
  badges: 'badge',
  visit: 'visit',
};

/** Pages whose structured data gives search engines the dates and the place of the fair. */
const ABOUT_THE_EDITION: ReadonlySet<PageKey> = new Set(['home', 'dateVenue']);

const pageKeys = Object.keys(PATHS) as PageKey[];

/** Pages that show days, prices, contact or registrations of the edition. */
const OF_THE_EDITION: readonly PageKey[] = [
  ...(['home', 'visitor', 'program', 'about', 'press', 'mostaExpo', 'message', 'contact'] as const),
  ...(['exhibit', 'badges', 'dateVenue', 'staff', 'journalist', 'internationalVisitor'] as const),
  ...(['legal', 'privacy'] as const),
  ...(['confirmed', 'former'] as const),
];

/** Other public calls whose answers pages show. */
const DATA: Partial<Record<PageKey, string[]>> = {
  home: ['v1/content/sponsor'],
  sponsors: ['v1/content/sponsor'],
  press: ['v1/news'],
  visitor: ['v1/content/question'],
  exhibit: ['v1/content/question', 'v1/content/offer'],
  organisation: ['v1/content/member'],
  message: ['v1/content/letter'],
  program: ['v1/content/session'],
  confirmed: ['v1/exhibitor/listed', 'v1/exhibitor'],
  visit: ['v1/content/session', 'v1/exhibitor/listed', 'v1/exhibitor'],
};

/** Pages for an afternoon among the stands: kept on the device, with the calls that they make beside their data. */
const OFFLINE: Partial<Record<PageKey, string[]>> = {
  home: [],
  program: [],
  confirmed: ['v1/hall', 'v1/stand'],
  dateVenue: [],
  badges: [],
  visit: ['v1/hall', 'v1/stand'],
};

/** What a page shows: the portal draws it again when one of these answers changes. */
function dataOf(key: PageKey): { data?: string[] } {
  const edition = OF_THE_EDITION.includes(key) ? ['v1/edition'] : [];
  const data = [...edition, ...(DATA[key] ?? [])];
  return data.length > 0 ? { data } : {};
}

/** Each exhibitor of the list has a page of its own, at the directory's address. */
const EXHIBITORS = {
  parameter: EXHIBITOR_PARAMETER,
  list: 'v1/exhibitor',
  title: 'name',
  description: 'description',
};

/** Former editions have pages below theirs: `/edition/2025/exposants`. */
const FORMER = {
  list: 'v1/former-edition',
  brief: true,
  title: 'title',
  description: 'description',
};

const ROWS: Partial<Record<PageKey, typeof EXHIBITORS | typeof FORMER>> = {
  ...{ confirmed: EXHIBITORS, former: FORMER },
};

/** What the host knows of this remote before loading it. */
export const descriptor = defineDescriptor({
  name: 'public',
  label: text('label'),
  contract: '^1.19.0',
  routes: pageKeys.map((key) => ({
    path: PATHS[key],
    title: text(`pages.${key}.title`),
    description: text(`pages.${key}.description`),
    prerender: true,
    ...dataOf(key),
    ...(OFFLINE[key] ? { offline: OFFLINE[key] } : {}),
    ...(ROWS[key] ? { rows: ROWS[key] } : {}),
    ...(ABOUT_THE_EDITION.has(key) ? { event: true } : {}),
    ...(LISTED[key] && { listed: LISTED[key] }),
    ...(BAR[key] && { bar: BAR[key] }),
  })),
  navigation: (Object.keys(NAVIGATION) as Group[]).flatMap((group) =>
    (Object.entries(NAVIGATION[group]) as [PageKey, number][]).map(([key, order]) => ({
      group,
      order,
      label: text(LABELS[key] ?? `pages.${key}.title`),
      path: PATHS[key],
      prominent: group === PROMINENT.group && key === PROMINENT.key,
    })),
  ),
  slots: [],
});
