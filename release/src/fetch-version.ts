import { type Descriptor, descriptorSchema } from '@mosta/shared/contract/descriptor';
import { DESCRIPTOR_FILE } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import type { PlacedFile } from './build-files';
import { CONTENTS_FILE, contentsSchema, hashOf } from './contents';
import { ReleaseError } from './release-error';

/** Files that are fetched at a time. */
const AT_ONCE = 8;
/** Milliseconds that one file may take. */
const PATIENCE = 30_000;
const MEGABYTE = 1024 * 1024;
/** What one file, all of them, and their number may be: as for a version that is sent. */
const LIMITS = { file: 32 * MEGABYTE, all: 128 * MEGABYTE, files: 5000 };
/** A file of the version's folder or of those that versions share, as builds name them. */
const PATH = /^[\w@+~-][\w.@+~-]*(?:\/[\w@+~-][\w.@+~-]*)+$/;

export type FetchedVersion = { descriptor: Descriptor; files: PlacedFile[] };

/**
 * Fetches a version that another portal has published. Each file has the hash that its list states, or nothing is taken.
 * @param address of the version's descriptor
 * @throws ReleaseError with what is wrong with the address or with what stands there
 */
export async function fetchVersion(address: string, remote: string): Promise<FetchedVersion> {
  const url = addressOf(address);
  const text = (await fetchFile(url)).toString('utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), descriptorSchema), text);
  if (!parsed.success) throw invalid(`${url.href} n’est pas le descripteur d’un remote.`);
  const descriptor = parsed.output;
  if (descriptor.name !== remote) {
    throw invalid(
      `${url.href} décrit le remote « ${descriptor.name} », pas « ${remote} » : rien n’a été publié.`,
    );
  }
  return { descriptor, files: await fetchFiles(url, descriptor.version) };
}

async function fetchFiles(descriptor: URL, version: string): Promise<PlacedFile[]> {
  const listed = await fetchFile(new URL(CONTENTS_FILE, descriptor));
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), contentsSchema), listed.toString());
  const hashes = list.success ? Object.entries(list.output.files) : [];
  if (hashes.length === 0 || hashes.length > LIMITS.files) {
    throw invalid(
      `La liste des fichiers manque à côté de ${descriptor.href} : publiez plutôt le dossier de la construction (--from <dossier>).`,
    );
  }
  const files: PlacedFile[] = [];
  let bytes = 0;
  for (let first = 0; first < hashes.length; first += AT_ONCE) {
    const some = hashes.slice(first, first + AT_ONCE);
    const fetched = await Promise.all(
      some.map(async ([path, hash]) => {
        const shared = !path.startsWith(`${version}/`);
        if (!PATH.test(path)) throw invalid(`« ${path} » n’est pas le nom d’un fichier construit.`);
        const own = shared ? `../${path}` : path.slice(version.length + 1);
        const body = await fetchFile(new URL(own, descriptor));
        if (hash !== '' && hashOf(body) !== hash) {
          throw invalid(`${path} n’a pas le contenu annoncé : rien n’a été publié.`);
        }
        return { path, body, shared };
      }),
    );
    files.push(...fetched);
    bytes += fetched.reduce((sum, { body }) => sum + body.length, 0);
    if (bytes > LIMITS.all) throw invalid(`La version dépasse ${LIMITS.all / MEGABYTE} Mo.`);
  }
  return files;
}

async function fetchFile(url: URL): Promise<Buffer> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { 'accept-encoding': 'identity' },
    });
    if (!answer.ok) throw invalid(`${url.href} a répondu ${answer.status}.`);
    return await readBounded(answer, url);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw invalid(`${url.href} ne répond pas (${reason}).`);
  }
}

async function readBounded(answer: Response, url: URL): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > LIMITS.file) throw invalid(`${url.href} dépasse ${LIMITS.file / MEGABYTE} Mo.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname.endsWith(`/${DESCRIPTOR_FILE}`)
  )
    return url;
  throw invalid(
    `« ${address} » n’est pas l’adresse d’un descripteur : donnez-la en entier, comme https://salon.exemple.dz/remotes/media/1.0.0-0123abcd/${DESCRIPTOR_FILE}.`,
  );
}

function invalid(message: string): ReleaseError {
  return new ReleaseError('BUILD_INVALID', message);
}
