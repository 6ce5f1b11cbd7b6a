import { basename } from 'node:path';
import { print } from '@mosta/portal-sdk/terminal';
import { checkContractReport } from '../checks/contract-report';
import { checkDependencies } from '../checks/dependencies';
import { checkDocuments } from '../checks/documents';
import { checkFacades } from '../checks/facades';
import { checkFailureGuide } from '../checks/failure-guide';
import { checkFrenchSpaces } from '../checks/french-spaces';
import { checkOneCopy } from '../checks/one-copy';
import { checkQueryKeys } from '../checks/query-keys';
import { checkRouteBudgets } from '../checks/route-budgets';
import { checkSizes } from '../checks/sizes';
import { checkTerms } from '../checks/terms';
import { findRemotes } from '../project';
import { runBinary } from '../services/child';
import { buildTypes } from '../services/compiler';

/** One check of `npm run check`: an empty answer is good, anything else says what is wrong. */
type Check = { name: string; run: () => Promise<string> };

export type CheckSummary = { passed: number; failed: number };

/** The root's tsconfig names packages; remotes are found by their folders. */
const REMOTES = findRemotes().map(({ directory }) => basename(directory));

/** Each queue in its order, the queues side by side: the builds behind the sizes leave much of the machine idle. */
const QUEUES: Check[][] = [
  [
    { name: 'types', run: checkTypes },
    { name: 'format et lint', run: () => quietly('@biomejs/biome', ['ci', '--colors=off', '.']) },
    { name: 'règles d’import', run: checkImports },
    { name: 'code inutilisé', run: () => quietly('knip', ['--no-progress']) },
    { name: 'clés des requêtes', run: checkQueryKeys },
    { name: 'copies uniques', run: checkOneCopy },
    { name: 'façades', run: checkFacades },
    { name: 'dépendances', run: checkDependencies },
    { name: 'tableau des pannes', run: () => checkFailureGuide() },
    { name: 'documents', run: () => checkDocuments() },
    { name: 'termes arabes', run: checkTerms },
    { name: 'espaces du français', run: checkFrenchSpaces },
  ],
  [
    { name: 'tailles', run: checkSizes },
    { name: 'tailles par page', run: checkRouteBudgets },
    { name: 'rapport du contrat', run: checkContractReport },
  ],
];

/** Everything that can be said of the code without running it. */
export async function command(): Promise<number> {
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
}

export async function runChecks(): Promise<CheckSummary> {
  const good = (await Promise.all(QUEUES.map(runQueue))).flat();
  const passed = good.filter(Boolean).length;
  return { passed, failed: good.length - passed };
}

/** @returns whether each check of the queue found everything good */
async function runQueue(checks: Check[]): Promise<boolean[]> {
  const good: boolean[] = [];
  for (const { name, run } of checks) {
    const started = performance.now();
    const complaint = await run();
    const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    print(complaint === '' ? `✓ ${name} (${time})` : `✗ ${name} (${time})\n${complaint}`);
    good.push(complaint === '');
  }
  return good;
}

async function checkTypes(): Promise<string> {
  const { code, output } = await buildTypes(['.', ...REMOTES]);
  return code === 0 ? '' : output || `TypeScript : code ${code}`;
}

async function quietly(program: string, args: string[]): Promise<string> {
  const { code, output } = await runBinary(program, args, { quiet: true });
  return code === 0 ? '' : output || `${program} : code ${code}`;
}

/** Every package of the workspace; the remotes by their folders. */
const CRUISED = [
  ...['shared', 'release', 'plan', 'sdk', 'host', 'api', 'e2e', 'tools'],
  ...REMOTES,
];

/** A cruise over no modules succeeds too: it must have seen the project. */
async function checkImports(): Promise<string> {
  const { code, output } = await runBinary(
    'dependency-cruiser#depcruise',
    ['--config', '.dependency-cruiser.cjs', ...CRUISED],
    { quiet: true },
  );
  if (code !== 0) return output;
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > CRUISED.length * 5
    ? ''
    : `dependency-cruiser n’a vu que ${modules} modules.\n${output}`;
}
