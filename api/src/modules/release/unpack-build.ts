import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ReleaseError } from '@mosta/release/release-error';
import { readTar } from '../../platform/backup/tar';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';

const MEGABYTE = 1024 * 1024;

/** What an archive may hold: the largest build of the portal has 12 MB in 200 files. */
export const ARCHIVE_LIMITS = {
  /** Bytes that are sent, compressed or not. */
  sent: 64 * MEGABYTE,
  /** Bytes of all files together, and of one of them. */
  unpacked: 128 * MEGABYTE,
  file: 32 * MEGABYTE,
  files: 5000,
  /** Characters of a path. */
  path: 200,
};

const GZIP = [0x1f, 0x8b];
/** What builds name their files: nothing hidden, nothing that a shell or a browser reads otherwise. */
const NAME = /^[\w@+~-][\w.@+~-]*(?:\/[\w@+~-][\w.@+~-]*)*$/;

/**
 * Unpacks a tar, compressed by gzip or not, into an empty folder. Files and folders alone are taken, within bounds.
 * @throws ReleaseError ARCHIVE_REFUSED with the reason
 * @throws AppError PAYLOAD_TOO_LARGE for more bytes than may be sent
 */
export async function unpackBuild(
  body: Readable,
  folder: string,
  limits = ARCHIVE_LIMITS,
): Promise<void> {
  const counts = { files: 0, bytes: 0 };
  const source = await plainTar(body, limits.sent);
  try {
    for await (const { name, kind, size, content } of readTar(source)) {
      counts.files += 1;
      counts.bytes += size;
      if (counts.files > limits.files) throw refused(`elle a plus de ${limits.files} fichiers`);
      if (size > limits.file) throw refused(`${name} dépasse ${limits.file / MEGABYTE} Mo`);
      if (counts.bytes > limits.unpacked) {
        throw refused(`elle contient plus de ${limits.unpacked / MEGABYTE} Mo`);
      }
      if (!NAME.test(name) || name.length > limits.path) {
        throw refused(
          `le nom «\u00a0${name.slice(0, 80)}\u00a0» n’est pas celui d’un fichier construit`,
        );
      }
      const path = join(folder, name);
      await mkdir(kind === 'folder' ? path : dirname(path), { recursive: true });
      if (kind === 'folder') continue;
      await finished(Readable.from(content), createWriteStream(path, { flags: 'wx' }));
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    source.destroy();
  }
}

/** The archive without its compression, which its first bytes tell. */
async function plainTar(body: Readable, most: number): Promise<Readable> {
  const bounded = body.pipe(createBound(most));
  body.once('error', (error) => bounded.destroy(error));
  const first = await firstBytes(bounded);
  const isCompressed = GZIP.every((byte, index) => first[index] === byte);
  // Errors of each stream come out of the last.
  return isCompressed ? pipeline(bounded, createGunzip(), () => undefined) : bounded;
}

async function firstBytes(stream: Readable): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    stream.once('readable', resolve);
    stream.once('end', resolve);
    stream.once('error', reject);
  });
  const chunk: unknown = stream.read();
  if (!Buffer.isBuffer(chunk)) return Buffer.alloc(0);
  stream.unshift(chunk);
  return chunk;
}

function createBound(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new AppError('PAYLOAD_TOO_LARGE'));
      else done(null, chunk);
    },
  });
}

function asRefusal(error: unknown): unknown {
  if (error instanceof ReleaseError || error instanceof AppError) return error;
  if (hasCode(error, 'EEXIST', 'EISDIR', 'ENOTDIR'))
    return refused('deux fichiers y ont la même place');
  if (error instanceof RangeError) return refused(REASONS[error.message] ?? 'elle est illisible');
  if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO')) return error;
  return refused('elle est illisible ou incomplète');
}

/** What the reader of archives says, in the words of the service. */
const REASONS: Record<string, string> = {
  'The archive ends too early': 'elle est incomplète',
  'An entry is neither a file nor a folder':
    'elle contient autre chose que des fichiers et des dossiers (un lien, un périphérique)',
  'An entry would leave its folder': 'un nom y sort de son dossier',
};

function refused(reason: string): ReleaseError {
  return new ReleaseError(
    'ARCHIVE_REFUSED',
    `L’archive est refusée\u00a0: ${reason}. Rien n’a été publié.`,
  );
}
