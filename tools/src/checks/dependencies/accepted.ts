/** Licences that the portal's own, MIT, may be shipped with or built by. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Zlib',
]);

/** Packages whose licence is no name of that list: which it is, and why it is accepted. */
export const OTHER_LICENCES: Readonly<Record<string, string>> = {
  '@axe-core/playwright': 'MPL-2.0: runs in tests, unchanged',
  'axe-core': 'MPL-2.0: runs in tests, unchanged',
  '@img/sharp-libvips': 'LGPL-3.0-or-later: a library of its own that builds load, unchanged',
  'caniuse-lite': 'CC-BY-4.0: data that builds read',
  'humanize-number': 'states none in package.json; its readme says MIT; part of a server for tests',
  only: 'states none in package.json; its readme says MIT; part of a server for tests',
  'parse-cache-control': 'says BSD without a number, its text is BSD-3-Clause; used by benchmarks',
  'png-js':
    'states none in package.json; the file LICENSE beside it is MIT; pdfkit reads PNG by it',
};

/** Deprecated packages that stay for now, and why. */
export const DEPRECATED: Readonly<Record<string, string>> = {
  '@types/earcut': 'pixi.js names it; types alone, of which nothing is shipped',
};

/** What is known to be vulnerable, wherever the registry's own list cannot be asked. */
export const ADVISORIES: readonly { id: string; name: string; from?: string; fixedIn: string }[] = [
  { id: 'CVE-2024-4068', name: 'braces', fixedIn: '3.0.3' },
  { id: 'CVE-2024-4067', name: 'micromatch', fixedIn: '4.0.8' },
  { id: 'CVE-2024-21538', name: 'cross-spawn', from: '7.0.0', fixedIn: '7.0.5' },
  { id: 'CVE-2024-37890', name: 'ws', from: '8.0.0', fixedIn: '8.17.1' },
  { id: 'CVE-2024-43788', name: 'webpack', from: '5.0.0', fixedIn: '5.94.0' },
  { id: 'CVE-2024-45813', name: 'find-my-way', from: '5.5.0', fixedIn: '8.2.2' },
  { id: 'CVE-2025-27152', name: 'axios', from: '1.0.0', fixedIn: '1.8.2' },
  { id: 'CVE-2025-24033', name: '@fastify/multipart', from: '9.0.0', fixedIn: '9.0.3' },
  { id: 'CVE-2023-32695', name: 'socket.io-parser', from: '4.0.4', fixedIn: '4.2.3' },
  { id: 'CVE-2024-55565', name: 'nanoid', fixedIn: '3.3.8' },
];
