import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { leftOut } from '@mosta/portal-sdk/build/webpack/left-out';
import { createStandaloneConfig } from '@mosta/portal-sdk/build/webpack/standalone';
import webpack from 'webpack';
import { findRemote } from '../../src/project';

/** The page with the plan as it is released, or with its rivals, whose libraries need the modules that the plan replaces. */
export async function buildPage(output: string, page: 'plan' | 'rivals'): Promise<void> {
  const { directory } = findRemote('floorplan');
  // Each with a cache of its own: what one build has resolved, the other must not take.
  const config = createStandaloneConfig(`floorplan-bench-${page}`, directory, 'production');
  const alias =
    page === 'plan'
      ? { ...leftOut(directory), [join(directory, 'bench/page/konva-plan.tsx')]: false as const }
      : {};
  await new Promise<void>((resolve, reject) => {
    webpack({
      ...config,
      entry: { bench: './bench/page/main.tsx' },
      devtool: false,
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } },
      output: { ...config.output, path: join(output, page), publicPath: `/${page}/` },
    }).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

/**
 * Serves what was built.
 * @param drawnPages pages that are sent in place of the built one, by what is asked of it
 */
export async function servePage(output: string, drawnPages: ReadonlyMap<string, string>) {
  const files = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const script = extname(pathname) === '.js';
    const file = join(output, script ? pathname : `${pathname}/index.html`);
    const found = existsSync(file);
    response.writeHead(found ? 200 : 404, {
      'content-type': script ? 'text/javascript' : 'text/html',
    });
    const drawn = script ? undefined : drawnPages.get(search);
    response.end(found ? (drawn ?? readFileSync(file)) : undefined);
  });
  await new Promise<void>((resolve) => files.listen(0, resolve));
  return { server: files, address: `http://localhost:${(files.address() as AddressInfo).port}` };
}

/** A page with a drawing in its HTML, whose scripts are fetched after the first picture (docs/decisions/0064). */
export function drawnPage(html: string, drawn: string): string {
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"[^>]*><\/script>/g)];
  return scripts
    .reduce((rest, [tag]) => rest.replace(tag, ''), html)
    .replace('id="root">', () => `id="root">${drawn}`)
    .replace('</body>', () => `${afterPaint(scripts.map(([, src = '']) => src))}</body>`);
}

function afterPaint(scripts: readonly string[]): string {
  return `<script>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      for (const src of ${JSON.stringify(scripts)})
        document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    }).observe({ type: 'paint', buffered: true });
  </script>`;
}
