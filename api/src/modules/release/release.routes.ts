import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { activated, promoted, rolledBack, switched, withCanary } from '@mosta/release/changes';
import { publishOutput } from '@mosta/release/publish-output';
import { readRegistry } from '@mosta/release/registry-store';
import { type Release, release } from '@mosta/release/release';
import { ReleaseError } from '@mosta/release/release-error';
import { findToken } from '@mosta/release/tokens';
import { REMOTES_FOLDER } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { AppError } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { problemOfRelease } from './release.problems';
import { ARCHIVE_LIMITS, unpackBuild } from './unpack-build';

const ARCHIVES = [
  'application/gzip',
  'application/x-gzip',
  'application/x-tar',
  'application/octet-stream',
];
/** Builds that are compared and stored at a time: each is held in memory once. */
const AT_ONCE = 2;
const RATE = { max: 120, timeWindow: '1 minute' };

const remoteParams = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)) });
const versionParams = v.object({
  ...remoteParams.entries,
  /** A version, or the hash at its end. */
  hash: v.pipe(v.string(), v.regex(/^[\w.-]+$/), v.maxLength(80)),
});
const publishQuery = v.object({
  activate: v.optional(v.picklist(['true', 'false'])),
  commit: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{7,64}(?:-modified)?$/))),
});
const versionBody = v.object({ version: v.string() });
const canaryBody = v.object({ version: v.string(), percent: v.number() });

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token released, as the log names it; empty on all other routes. */
    releasedBy: string;
  }
}

export type ReleaseOptions = {
  dataDir: string;
  /** Folder of the host's build: a remote may use only what it offers. */
  hostDist: string;
};

/** What pipelines call to release a remote; each token opens the calls of one remote alone. */
export function releaseRoutes(app: ValibotApp, { dataDir, hostDist }: ReleaseOptions): void {
  const oneOfFew = pLimit(AT_ONCE);
  app.decorateRequest('releasedBy', '');
  app.addContentTypeParser(ARCHIVES, (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request) => {
    request.releasedBy = await authorize(dataDir, request);
  });
  app.addHook('onError', async (_request, reply) => {
    // What is left of a refused archive is not read.
    reply.header('connection', 'close');
  });

  app.put(
    '/_portal/remotes/:name/versions/:hash',
    {
      bodyLimit: ARCHIVE_LIMITS.sent,
      config: { rateLimit: RATE },
      schema: { params: versionParams, querystring: publishQuery },
    },
    async (request, reply) => {
      const { name, hash } = request.params;
      const { commit, activate } = request.query;
      const { body } = request;
      if (!isReadable(body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      const output = { remote: name, by: request.releasedBy, commit, expected: hash };
      const result = await refusing(() =>
        inDraft(dataDir, async (folder) => {
          await unpackBuild(body, folder);
          return oneOfFew(() =>
            publishOutput(dataDir, { ...output, folder, hostDist, activate: activate !== 'false' }),
          );
        }),
      );
      return reply.code(result.published ? 201 : 200).send({ remote: name, ...result });
    },
  );

  app.get(
    '/_portal/remotes/:name',
    { config: { rateLimit: RATE }, schema: { params: remoteParams } },
    async ({ params: { name } }) => stateOf(await readRegistry(dataDir), name),
  );

  const change = async (
    request: FastifyRequest,
    entry: Omit<Release, 'by'>,
    apply: (registry: Registry) => Registry,
  ) => {
    const by = request.releasedBy;
    const { registry, changed } = await refusing(() =>
      release(dataDir, { by, hostDist, ...entry }, apply),
    );
    return { ...stateOf(registry, entry.remote), changed };
  };
  const changed = { config: { rateLimit: RATE } };

  app.post(
    '/_portal/remotes/:name/activate',
    { ...changed, schema: { params: remoteParams, body: versionBody } },
    (request) => {
      const { name: remote } = request.params;
      const { version } = request.body;
      return change(request, { action: 'activate', remote }, (registry) =>
        activated(registry, remote, version),
      );
    },
  );
  app.post(
    '/_portal/remotes/:name/canary',
    { ...changed, schema: { params: remoteParams, body: canaryBody } },
    (request) => {
      const { name: remote } = request.params;
      const { version, percent } = request.body;
      return change(request, { action: 'canary', remote, version, percent }, (registry) =>
        withCanary(registry, remote, version, percent),
      );
    },
  );
  const simple = {
    rollback: rolledBack,
    promote: promoted,
    enable: (registry: Registry, name: string) => switched(registry, name, true),
    disable: (registry: Registry, name: string) => switched(registry, name, false),
  };
  for (const action of ['rollback', 'promote', 'enable', 'disable'] as const) {
    app.post(
      `/_portal/remotes/:name/${action}`,
      { ...changed, schema: { params: remoteParams } },
      (request) => {
        const { name: remote } = request.params;
        return change(request, { action, remote }, (registry) => simple[action](registry, remote));
      },
    );
  }
}

/** Runs work with an empty folder beside the versions, which is gone afterwards. */
async function inDraft<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, REMOTES_FOLDER, `.upload-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws AppError for a caller without a good token, or whose token is for another remote */
async function authorize(dataDir: string, request: FastifyRequest): Promise<string> {
  const shown = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = shown === undefined ? undefined : await findToken(dataDir, shown);
  if (!token) {
    throw new AppError('UNAUTHENTICATED', {
      detail:
        'Ce jeton est inconnu ou retiré\u00a0: «\u00a0npm run portal -- token add <remote>\u00a0» en donne.',
    });
  }
  const { name } = v.parse(v.looseObject({ name: v.optional(v.string()) }), request.params);
  if (token.remote !== name) {
    throw new AppError('FORBIDDEN', {
      detail: `Ce jeton ne publie que «\u00a0${token.remote}\u00a0».`,
    });
  }
  return `token:${token.id}`;
}

/** What the token's team may know of its remote. */
function stateOf(registry: Registry, name: string) {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  if (!remote) throw new AppError('NOT_FOUND');
  const { enabled, active, previous, history = [], canary, versions } = remote;
  const published = Object.entries(versions).map(([version, entry]) => {
    const { publishedAt, publishedBy, commit, withdrawn } = entry;
    return { version, publishedAt, publishedBy, commit, withdrawn };
  });
  return { remote: name, enabled, active, previous, history, canary, versions: published };
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ReleaseError ? problemOfRelease(error) : error;
  }
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body;
}
