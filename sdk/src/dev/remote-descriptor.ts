import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Descriptor,
  type DescriptorSource,
  descriptorSourceSchema,
} from '@mosta/shared/contract/descriptor';
import { ENTRY_FILE } from '@mosta/shared/contract/published';
import { tsImport } from 'tsx/esm/api';
import * as v from 'valibot';

/** Version of a build that is never published. */
const VERSION = '0.0.0-dev';

/**
 * Reads `src/descriptor.ts` as it is now, however often it was read before.
 * @throws whatever the module throws, and ValiError where it is no descriptor
 */
export async function readSource(directory: string): Promise<DescriptorSource> {
  const file = pathToFileURL(join(directory, 'src', 'descriptor.ts')).href;
  const module = (await tsImport(file, import.meta.url)) as { descriptor?: unknown };
  return v.parse(descriptorSourceSchema, module.descriptor);
}

/** What the development server publishes beside the federation manifest. */
export function developmentDescriptor(source: DescriptorSource): Descriptor {
  return {
    ...source,
    version: VERSION,
    entry: ENTRY_FILE,
    // No registry names it: an override is loaded without comparing.
    integrity: `sha384-${createHash('sha384').update(source.name).digest('base64')}`,
    preload: {},
  };
}
