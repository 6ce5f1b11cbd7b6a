import { registerCatalogue, startI18n } from '@mosta/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@mosta/shared/router';
import { PortalProviders, SlotContext } from '@mosta/shared/shell';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteModule } from '../contract/define-remote';
import type { DescriptorSource } from '../contract/descriptor';
import type { Language } from '../contract/languages';
import { prerenderedPage } from '../contract/published';
import { asFile, renderStatic, rulesOf } from './render-static';

export type PrerenderedFile = { file: string; text: string };

/**
 * Draws the routes of a remote that ask for it (`prerender: true`), in one language.
 * @throws Error naming the route that cannot be drawn without a browser
 */
export async function prerenderPages(
  remote: RemoteModule,
  descriptor: DescriptorSource,
  language: Language,
): Promise<PrerenderedFile[]> {
  if (remote.catalogue) registerCatalogue(remote.name, remote.catalogue);
  await startI18n(language);
  // The frame provides what surrounds every page: colours, baseline, toasts.
  const known = await rulesOf(<Around path="/">{null}</Around>, language);
  const files: PrerenderedFile[] = [];
  for (const { path, prerender } of descriptor.routes) {
    if (!prerender) continue;
    try {
      const load = remote.routes[path];
      if (!load) throw new Error('the remote has no page for it');
      const { default: Page } = await load();
      const drawing = await renderStatic(
        <Around path={path}>
          <Page />
        </Around>,
        language,
        known,
      );
      files.push({ file: prerenderedPage(language, path), text: asFile(drawing) });
    } catch (error) {
      throw new Error(`${path} (${language})`, { cause: error });
    }
  }
  return files;
}

/** The portal's providers around one page; other remotes' widgets are left empty. */
function Around({ path, children }: { path: string; children: ReactNode }) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  return (
    <PortalProviders>
      <SlotContext value={keepRoom}>
        <RouterProvider router={router} />
      </SlotContext>
    </PortalProviders>
  );
}

function keepRoom() {
  return <Box sx={{ minBlockSize: 160 }} />;
}
