import * as v from 'valibot';
import {
  type Descriptor,
  descriptorSchema,
  navigationEntrySchema,
  routeDescriptorSchema,
} from './descriptor';
import { type Language, localizedTextSchema } from './languages';
import {
  type Registry,
  registryForPage,
  registryRemoteSchema,
  registrySchema,
  registryVersionSchema,
} from './registry';

/**
 * A text of the registry in a page: in the page's language alone, which then stands for the others until the host has
 * fetched them, or in all (docs/decisions/0111).
 */
const pageTextSchema = v.pipe(
  v.union([v.string(), localizedTextSchema]),
  v.transform((text) => (typeof text === 'string' ? { fr: text, en: text, ar: text } : text)),
);

const pageRouteSchema = v.pipe(
  v.object({
    ...routeDescriptorSchema.entries,
    title: pageTextSchema,
    description: v.optional(pageTextSchema),
  }),
  v.transform(({ description, ...route }) => ({
    ...route,
    description: description ?? route.title,
  })),
);

const pageDescriptorSchema = v.object({
  ...descriptorSchema.entries,
  label: pageTextSchema,
  routes: v.array(pageRouteSchema),
  navigation: v.array(v.object({ ...navigationEntrySchema.entries, label: pageTextSchema })),
  preload: v.optional(descriptorSchema.entries.preload, {}),
});

/** The registry as a page carries it; what is read from it is a registry like any other. */
export const pageRegistrySchema = v.object({
  ...registrySchema.entries,
  remotes: v.record(
    v.string(),
    v.object({
      ...registryRemoteSchema.entries,
      versions: v.record(
        v.string(),
        v.object({ ...registryVersionSchema.entries, descriptor: pageDescriptorSchema }),
      ),
    }),
  ),
});
type PageRegistry = v.InferInput<typeof pageRegistrySchema>;

type PageDescriptor = v.InferInput<typeof pageDescriptorSchema>;

/**
 * The registry cut down to what a page in this language needs. It leaves out what the server has done for the page
 * already, and what is fetched when it is needed: the lists of files, and texts in other languages. Descriptions are for
 * menus and search engines; no menu has a guarded page, or one that redirects.
 */
export function pageRegistry(registry: Registry, language: Language): PageRegistry {
  const shown = registryForPage(registry);
  const remotes = Object.entries(shown.remotes).map(([name, remote]) => {
    const versions = Object.entries(remote.versions).map(([version, entry]) => [
      version,
      { ...entry, descriptor: descriptorIn(entry.descriptor, language) },
    ]);
    return [name, { ...remote, versions: Object.fromEntries(versions) }];
  });
  return { ...shown, remotes: Object.fromEntries(remotes) };
}

function descriptorIn(
  { label, routes, navigation, preload: _files, ...rest }: Descriptor,
  language: Language,
): PageDescriptor {
  return {
    ...rest,
    label: label[language],
    routes: routes.map(({ title, description, image: _image, ...route }) => ({
      ...route,
      title: title[language],
      ...(!route.guarded && !route.redirectTo && { description: description[language] }),
    })),
    navigation: navigation.map((entry) => ({ ...entry, label: entry.label[language] })),
  };
}
