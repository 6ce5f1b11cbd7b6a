import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../project';

/** Libraries of which a second version in the lock file would mean a second copy in a page. */
const ONE_COPY = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@emotion/react',
  '@mui/material',
  '@tanstack/react-query',
  'axios',
  'i18next',
  'notistack',
  'pixi.js',
  'socket.io-client',
  'valibot',
  'zustand',
];

/** Names every library that the lock file holds in more than one version. */
export async function checkOneCopy(): Promise<string> {
  return duplicatesIn(await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
}

export function duplicatesIn(lockFile: string): string {
  const packages = lockFile.slice(
    lockFile.indexOf('\npackages:'),
    lockFile.indexOf('\nsnapshots:'),
  );
  return ONE_COPY.flatMap((name) => {
    const pattern = new RegExp(`^ {2}'?${name.replace(/[/.]/g, '\\$&')}@([^:'(]+)'?:$`, 'gm');
    const versions = new Set([...packages.matchAll(pattern)].map((match) => match[1]));
    if (versions.size === 0) return [`${name} : absent du fichier de verrouillage`];
    return versions.size > 1 ? [`${name} : ${[...versions].join(', ')}`] : [];
  }).join('\n');
}
