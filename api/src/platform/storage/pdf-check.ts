import { Transform } from 'node:stream';
import { AppError } from '../http/app-error';

const SIGNATURE = Buffer.from('%PDF-');

/** Lets a file pass while it begins as a PDF does, whatever its name and declared type say; fails otherwise. */
export function createPdfCheck(path: string): Transform {
  let head = Buffer.alloc(0);
  let checked = false;
  const refused = () =>
    new AppError('INVALID_INPUT', {
      errors: [{ path, message: 'Ce fichier n’est pas un PDF.' }],
    });
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (checked) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < SIGNATURE.length) return done();
      if (!head.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return done(refused());
      checked = true;
      done(null, head);
    },
    flush(done) {
      done(checked ? null : refused());
    },
  });
}
