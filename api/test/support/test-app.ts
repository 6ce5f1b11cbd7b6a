import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SessionAnswer, sessionAnswerSchema } from '@mosta/shared/schemas/account.schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createApp } from '../../src/app';
import { type Config, readConfig } from '../../src/config';
import type { Database } from '../../src/platform/database/database';
import {
  addSampleData,
  SAMPLE_EXHIBITOR,
  SAMPLE_ORGANIZER,
  SAMPLE_PASSWORD,
} from '../../src/sample/sample-data';
import { watchAnswers } from './declared-answers';
import { sharedRedis } from './shared-redis';
import { openTestDatabase } from './test-database';

export const TEST_SECRET = 'a secret of the tests, long enough to be taken';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  hostDist: string;
  login: (email: string, password?: string) => Promise<SessionAnswer>;
  exhibitor: () => Promise<SessionAnswer>;
  organizer: () => Promise<SessionAnswer>;
  signup: (email: string) => Promise<SessionAnswer>;
  /** Also fails when an answer was not as its route declares. */
  close: () => Promise<void>;
};

/** The whole service with sample data, on a database and folders of its own. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'mosta-api-test-'));
  const dataDir = join(folder, 'data');
  const hostDist = join(folder, 'host');
  mkdirSync(dataDir);
  mkdirSync(hostDist);
  writeFileSync(join(hostDist, 'index.html'), TEMPLATE);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    AUTH_SECRET: TEST_SECRET,
    PORTAL_DATA: dataDir,
    PORTAL_HOST_DIST: hostDist,
    ...(await sharedRedis()),
    ...environment,
  });
  const database = await openTestDatabase();
  const { app, demandAsDeclared } = await assemble(config, database);

  const post = async (url: string, payload: object) =>
    v.parse(sessionAnswerSchema, (await app.inject({ method: 'POST', url, payload })).json());
  const login = (email: string, password = SAMPLE_PASSWORD) =>
    post('/auth/login', { email, password });
  return {
    app,
    database,
    dataDir,
    hostDist,
    login,
    exhibitor: () => login(SAMPLE_EXHIBITOR),
    organizer: () => login(SAMPLE_ORGANIZER),
    signup: (email) =>
      post('/auth/signup', { nom: 'Exemple', prenom: 'Autre', email, password: SAMPLE_PASSWORD }),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
      demandAsDeclared();
    },
  };
}

/** Closes the database of an app that does not start: left open, it would keep the tests from ending. */
async function assemble(config: Config, database: Database) {
  try {
    await addSampleData(database.db);
    const app = await createApp(config, database);
    const demandAsDeclared = watchAnswers(app);
    await app.ready();
    return { app, demandAsDeclared };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export function bearer(session: SessionAnswer): { authorization: string } {
  return { authorization: `Bearer ${session.access.token}` };
}

const TEMPLATE = `<!doctype html><html lang="{{lang}}" dir="{{dir}}"><head>
<title>{{title}}</title><meta name="description" content="{{description}}">
<!--portal:head--><script nonce="{{nonce}}" src="/assets/host.abcdef12.js"></script></head>
<body><!--portal:text--><div id="root"></div><!--portal:page--></body></html>`;
