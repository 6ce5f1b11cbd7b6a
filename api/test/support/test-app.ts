import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SessionAnswer, sessionAnswerSchema } from '@mosta/shared/schemas/account.schema';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createApp } from '../../src/app';
import { type Config, readConfig } from '../../src/config';
import type { Database } from '../../src/platform/database/database';
import { SAMPLE_EXHIBITOR, SAMPLE_ORGANIZER, SAMPLE_PASSWORD } from '../../src/sample/sample-data';
import { users } from '../../src/tables/account';
import { refreshTokens } from '../../src/tables/session';
import { watchAnswers } from './declared-answers';
import { sharedRedis } from './shared-redis';
import { openTestDatabase } from './test-database';

export const TEST_SECRET = 'a secret of the tests, long enough to be taken';

/** Tests send from one address what many people send; `limits.test.ts` and `printing.test.ts` test the limits. */
const UNLIMITED = {
  POINTS_PER_MINUTE: '1000000000',
  MAILS_PER_HOUR: '1000000',
  PDFS_PER_HOUR: '1000000',
  PDF_SECONDS: '3600',
  UPLOAD_MB_PER_DAY: '1000000',
  FREE_MB: '0',
};

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  hostDist: string;
  login: (email: string, password?: string) => Promise<SessionAnswer>;
  exhibitor: () => Promise<SessionAnswer>;
  organizer: () => Promise<SessionAnswer>;
  /** A new exhibitor, whose address is confirmed unless said otherwise. */
  signup: (email: string, options?: { verified: boolean }) => Promise<SessionAnswer>;
  /** Makes every exchange of a refresh token so far older than the grace for doing it again. */
  letRefreshGracePass: () => Promise<void>;
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
    // All tests call from one address.
    HOLDS_PER_ADDRESS: '0',
    ...(await sharedRedis()),
    ...UNLIMITED,
    ...environment,
  });
  const database = await openTestDatabase('sample');
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
    signup: async (email, { verified } = { verified: true }) => {
      const person = { nom: 'Exemple', prenom: 'Autre', email, password: SAMPLE_PASSWORD };
      const session = await post('/auth/signup', person);
      const { _id: id } = session.user;
      if (verified) {
        await database.db
          .update(users)
          .set({ emailVerifiedAt: new Date() })
          .where(eq(users.id, id));
      }
      return session;
    },
    letRefreshGracePass: async () => {
      await database.db
        .update(refreshTokens)
        .set({ usedAt: sql`${refreshTokens.usedAt} - interval '1 hour'` })
        .where(isNotNull(refreshTokens.usedAt));
    },
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
<!--portal:head--><script src="/assets/host.abcdef12.js"></script><script>start()</script></head>
<body><!--portal:text--><div id="root"></div><!--portal:page--></body></html>`;
