import { PassThrough, type Readable, Transform } from 'node:stream';
import { AppError } from '../http/app-error';

export type Verdict = 'clean' | 'infected';

export type Scanner = {
  /**
   * Reads a file to its end and judges it.
   * @throws AppError UNAVAILABLE when the scanner does not answer in time
   */
  scan: (content: Readable) => Promise<Verdict>;
};

/**
 * Lets a file pass to storage while the scanner reads it, holding no more of it than a stream does, and ends only once
 * the scanner has found it clean: what is refused, or could not be judged, is not kept.
 */
export function createVirusCheck(scanner: Scanner): Transform {
  const copy = new PassThrough();
  const verdict = scanner.scan(copy);
  // A scanner that fails early is reported here, while nobody waits for the verdict yet.
  verdict.catch((error: Error) => check.destroy(error));
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const goOn = () => done(null, chunk);
      if (copy.write(chunk)) goOn();
      else copy.once('drain', goOn);
    },
    flush(done) {
      copy.end();
      verdict.then((judged) => {
        done(judged === 'clean' ? null : new AppError('INFECTED_FILE'));
      }, done);
    },
    destroy(error, done) {
      copy.destroy();
      done(error);
    },
  });
  return check;
}
