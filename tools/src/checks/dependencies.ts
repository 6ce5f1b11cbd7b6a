import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '@mosta/portal-sdk/terminal';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from '../project';
import { run } from '../services/child';
import { readAudit } from './dependencies/audit';
import { checkLicences, checkScripts, readInstalled } from './dependencies/installed';
import { readWorkspaceLock } from './dependencies/lock-file';
import {
  checkAdvisories,
  checkDeprecated,
  checkOrigins,
  checkRanges,
} from './dependencies/lock-rules';

const workspaceSchema = v.object({
  onlyBuiltDependencies: v.optional(v.array(v.string()), []),
  ignoredBuiltDependencies: v.optional(v.array(v.string()), []),
});

/**
 * What the portal depends on: where packages come from, what they may run, licences, and known vulnerabilities. It is
 * read from the lock file and the installed packages, so that it needs no network.
 */
export async function checkDependencies(): Promise<string> {
  const lock = await readWorkspaceLock();
  const settings = await readFile(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const workspace = v.parse(workspaceSchema, parse(settings));
  const installed = await readInstalled(ROOT);
  await tellAdvisories();
  const built = workspace.onlyBuiltDependencies;
  return [
    ...checkOrigins(lock),
    ...checkRanges(lock),
    ...checkDeprecated(lock),
    ...checkAdvisories(lock),
    ...checkScripts(installed, { built, ignored: workspace.ignoredBuiltDependencies }),
    ...checkLicences(installed),
  ].join('\n');
}

/** So that a machine without network goes on soon. */
const NO_PATIENCE = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '10000' };

/**
 * Tells what the registry knows of the packages; where it knows nothing, that the repository's list has to do. It is
 * told and fails nothing: an advisory of today must not refuse a commit of yesterday.
 */
async function tellAdvisories(): Promise<void> {
  const entry = await readFile(join(ROOT, 'tools', 'bin', 'mosta.mjs'), 'utf8');
  const pnpm = /pnpm@[\d.]+/.exec(entry)?.[0] ?? 'pnpm';
  const { output } = await run('npx', ['--yes', pnpm, 'audit', '--json'], {
    quiet: true,
    env: NO_PATIENCE,
  });
  const advisories = readAudit(output.slice(Math.max(0, output.indexOf('{'))));
  if (advisories === null) {
    print('! dépendances : la base des avis de sécurité n’a pas répondu ; seule la liste du dépôt');
    print('  (tools/src/checks/dependencies/accepted.ts) a été comparée.');
  }
  for (const advisory of advisories ?? []) print(`! dépendances : ${advisory}`);
}
