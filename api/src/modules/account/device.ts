/** What is kept of the browser that signed in: names of programs, without versions. */
export type Device = { browser: string | null; system: string | null };

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that fits: nearly every browser also says that it is Chrome or Safari. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** Android says that it is Linux, and an iPhone that it is like a Mac. */
const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Enough for every browser; a longer header is somebody's own. */
const LONGEST = 512;

/** The browser and the system that a `User-Agent` header names. */
export function describeDevice(userAgent: string | undefined): Device {
  const said = userAgent?.slice(0, LONGEST) ?? '';
  return { browser: nameIn(BROWSERS, said), system: nameIn(SYSTEMS, said) };
}

function nameIn(names: Names, said: string): string | null {
  return names.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
