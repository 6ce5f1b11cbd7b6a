import { addressIn, type Language } from '@mosta/shared/contract/languages';
import { matchRoute, type Registry, type ResolvedRoute } from '@mosta/shared/contract/registry';
import { algerianTimestamp, editionBounds } from '@mosta/shared/domain/edition-clock';
import type { Edition } from '@mosta/shared/schemas/edition.schema';

type Thing = Record<string, unknown>;

export type StructuredPage = {
  origin: string;
  language: Language;
  edition: Edition;
  match: ResolvedRoute;
  registry: Registry;
  /** Path of the page, with the parameter of its row where it is a row's. */
  address: string;
  title: string;
  /** Address of the page's picture. */
  image: string | undefined;
};

/** The structured data of a page for search engines (schema.org): who organises, the fair itself, the way to the page. */
export function structuredData(page: StructuredPage): Thing {
  const graph = [
    organization(page),
    ...(page.match.route.event ? [exhibition(page)] : []),
    ...breadcrumbs(page),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function organization({ origin, edition }: StructuredPage): Thing {
  const { contact } = edition;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    logo: `${origin}/favicon.svg`,
    // Samples are no facts: they are shown on the pages as samples, and left out of structured data.
    ...(contact.sample
      ? { name: edition.product, url: `${origin}/` }
      : {
          name: contact.agency,
          url: contact.website,
          email: contact.email,
          telephone: contact.phones,
          sameAs: contact.social.map(({ href }) => href),
        }),
  };
}

/** No offers: the specification names no price of entry. schema.org has no status for a fair that is over. */
function exhibition({ origin, language, edition, match, image }: StructuredPage): Thing {
  const { opens, closes } = editionBounds(edition);
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${origin}/#salon-${edition.year}`,
    name: `${edition.product} ${edition.year}`,
    description: match.route.description[language],
    url: origin + addressIn(language, match.route.path),
    startDate: algerianTimestamp(opens),
    endDate: algerianTimestamp(closes),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: edition.venue ?? edition.city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: edition.city,
        addressCountry: 'DZ',
      },
    },
    organizer: { '@id': `${origin}/#organisation` },
    ...(image ? { image: [image] } : {}),
  };
}

/** Home, then the page, then one of its rows; the groups of the navigation have no page to which a step could lead. */
function breadcrumbs(page: StructuredPage): Thing[] {
  const { origin, language, match, registry, address, title } = page;
  const home = matchRoute(registry, '/');
  if (!home || home.route.path === match.route.path) return [];
  const { navigation } = match.descriptor;
  const entry = navigation.find(({ path }) => path === match.route.path);
  const steps = [
    { name: home.route.title[language], path: home.route.path },
    { name: (entry?.label ?? match.route.title)[language], path: match.route.path },
    ...(address === match.route.path ? [] : [{ name: title, path: address }]),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + addressIn(language, path),
      })),
    },
  ];
}
