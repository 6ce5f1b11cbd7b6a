import { provideAnswers } from '@mosta/shared/http';
import { registerCatalogue, startI18n } from '@mosta/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@mosta/shared/router';
import type { Scene } from '@mosta/shared/scenes/scene';
import { SceneListener } from '@mosta/shared/scenes/scene-listener';
import { PortalProviders, SlotContext } from '@mosta/shared/shell';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteModule } from '../contract/define-remote';
import { type DescriptorSource, isIndexable } from '../contract/descriptor';
import type { Language } from '../contract/languages';
import { prerenderedPage } from '../contract/published';
import { asFile, renderStatic, rulesOf, type StaticDrawing } from './render-static';

export type PrerenderedFile = { file: string; text: string };

/** The drawn pages, and the scenes at their heads by the path of their route. */
export type PrerenderedPages = { files: PrerenderedFile[]; scenes: ReadonlyMap<string, Scene> };

/**
 * Draws the routes of a remote that ask for it (`prerender: true`), in one language.
 * @throws Error naming the route that cannot be drawn without a browser
 */
export async function prerenderPages(
  remote: RemoteModule,
  descriptor: DescriptorSource,
  language: Language,
): Promise<PrerenderedPages> {
  const known = await begin(remote, language);
  const files: PrerenderedFile[] = [];
  const scenes = new Map<string, Scene>();
  for (const route of descriptor.routes) {
    const { path, prerender } = route;
    if (!prerender && !isIndexable(route)) continue;
    try {
      const listener = (scene: Scene) => void scenes.set(path, scene);
      const drawing = await drawPage(remote, path, language, known, listener);
      if (prerender) files.push({ file: prerenderedPage(language, path), text: asFile(drawing) });
    } catch (error) {
      // A page that may be shared is drawn for its scene too; one that needs a browser has at least told of it.
      if (prerender) throw new Error(`${path} (${language})`, { cause: error });
    }
  }
  return { files, scenes };
}

/**
 * Makes ready to draw a remote's pages from the answers that they show, in one language until it is called for another:
 * texts and styles are kept by modules. The portal's service calls it, in a process of its own.
 * @returns draws the page of a route, or of one of its rows, as the build would; answers by path of the call
 */
export async function preparePages(
  remote: RemoteModule,
  language: Language,
): Promise<(address: string, answers: Readonly<Record<string, unknown>>) => Promise<string>> {
  const known = await begin(remote, language);
  return async (address, answers) => {
    provideAnswers(answers);
    return asFile(await drawPage(remote, address, language, known));
  };
}

/** @returns names of the rules that every page has already: colours, baseline, toasts */
async function begin(remote: RemoteModule, language: Language): Promise<ReadonlySet<string>> {
  if (remote.catalogue) registerCatalogue(remote.name, remote.catalogue);
  await startI18n(language);
  return rulesOf(<Around address="/">{null}</Around>, language);
}

async function drawPage(
  remote: RemoteModule,
  address: string,
  language: Language,
  known: ReadonlySet<string>,
  listener?: (scene: Scene) => void,
): Promise<StaticDrawing> {
  const load = remote.routes[routeOf(remote, address)];
  if (!load) throw new Error('the remote has no page for it');
  const { default: Page } = await load();
  const page = (
    <Around address={address}>
      <SceneListener value={listener}>
        <Page />
      </SceneListener>
    </Around>
  );
  return renderStatic(page, language, known);
}

/** The path of the route that an address belongs to: that of a row may be below it. */
function routeOf({ routes }: RemoteModule, address: string): string {
  let [path = ''] = address.split('?');
  while (path !== '' && !routes[path]) path = path.slice(0, path.lastIndexOf('/'));
  return path;
}

/** The portal's providers around one page; other remotes' widgets are left empty. */
function Around({ address, children }: { address: string; children: ReactNode }) {
  const initialEntries = [address];
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries });
  return (
    <PortalProviders>
      <SlotContext value={keepRoom}>
        <RouterProvider router={router} />
      </SlotContext>
    </PortalProviders>
  );
}

/** No room where no script will bring the widget. */
function keepRoom() {
  return <Box sx={{ minBlockSize: 160, '@media (scripting: none)': { display: 'none' } }} />;
}
