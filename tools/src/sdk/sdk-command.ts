import { relative } from 'node:path';
import { step } from '@mosta/portal-sdk/terminal';
import { ROOT } from '../project';
import { packSdk, SDK_DIST } from './pack-sdk';

/** `portal sdk`: what teams outside of the workspace install. */
export async function sdkCommand(): Promise<number> {
  await step('SDK', packSdk, (files) => `${relative(ROOT, SDK_DIST)} : ${files.join(', ')}`);
  return 0;
}
