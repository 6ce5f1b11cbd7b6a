import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Registry, RegistryVersion } from '@mosta/shared/contract/registry';

const texts = (fr: string, en: string, ar: string) => ({ fr, en, ar });

/** One version of a remote named `exemple` with a page, a redirection and a guarded page. */
export function exampleVersion(version: string, title = 'Bonjour'): RegistryVersion {
  return {
    baseUrl: `/remotes/exemple/${version}/`,
    manifest: 'mf-manifest.json',
    integrity: `sha384-${'A'.repeat(64)}`,
    publishedAt: '2025-01-01T00:00:00.000Z',
    descriptor: {
      name: 'exemple',
      label: texts('Exemple', 'Example', 'مثال'),
      contract: '^1.0.0',
      version,
      entry: 'remoteEntry.js',
      integrity: `sha384-${'A'.repeat(64)}`,
      preload: { '*': ['shared.js'], '/Bonjour': ['route-bonjour.js', 'route-bonjour.css'] },
      routes: [
        {
          path: '/Bonjour',
          title: texts(title, `Hello "${version}"`, 'مرحبا'),
          description: texts('</script><b>Salut & bienvenue', 'Welcome', 'أهلا'),
          guarded: false,
          frame: 'site',
        },
        {
          path: '/salut',
          title: texts('Salut', 'Hi', 'سلام'),
          description: texts('Renvoi', 'Redirection', 'تحويل'),
          guarded: false,
          frame: 'site',
          redirectTo: '/Bonjour',
        },
      ],
      navigation: [],
      slots: [],
    },
  };
}

export function exampleRegistry(
  remote: Partial<Registry['remotes'][string]> = {},
  title?: string,
): Registry {
  return {
    schemaVersion: 1,
    updatedAt: '2025-01-01T00:00:00.000Z',
    remotes: {
      exemple: {
        enabled: true,
        active: '1.0.0',
        previous: null,
        versions: { '1.0.0': exampleVersion('1.0.0', title) },
        ...remote,
      },
    },
  };
}

/** Replaces the registry as the portal command does: atomically. */
export function writeRegistry(dataDir: string, content: Registry | string): void {
  const path = join(dataDir, 'registry.json');
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Writes a file and its compressed forms, as a build does. */
export function writeBuilt(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text));
  writeFileSync(`${path}.gz`, gzipSync(text));
}
