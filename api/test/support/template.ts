import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test's database starts with: its tables, or the sample data too. */
export type Content = 'tables' | 'sample';

/** An archive from which an embedded database starts: building one takes seconds, a copy a fraction of one. */
export function readTemplate(content: Content = 'tables'): Uint8Array {
  return new Uint8Array(readFileSync(templatePath(content)));
}

export function templatePath(content: Content): string {
  return join(process.env.API_TEST_TEMPLATES ?? '', content);
}
