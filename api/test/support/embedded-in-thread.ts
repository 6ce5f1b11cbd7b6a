import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { RunningDatabase } from '../../src/platform/database/embedded-database';

/**
 * The embedded database in the thread of a test, behind the same driver: a thread of its own and a socket cost more
 * than most statements. `embedded-database.test.ts`, `process.test.ts` and all that starts a portal have it in its thread.
 */
export async function startInThread(template: Uint8Array): Promise<RunningDatabase> {
  return serveInThread(
    await PGlite.create({
      extensions: { pg_trgm },
      loadDataDir: new Blob([new Uint8Array(template)]),
    }),
  );
}

/** The same for a database that runs already. */
export function serveInThread(database: PGlite): RunningDatabase {
  const turns = new Turns(database);
  return {
    connection: { stream: () => new Connection(turns) },
    dump: async () => new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
    close: () => database.close(),
  };
}

type Turn = { of: Connection; take: () => Promise<void> };

/** All connections are one session: whoever has begun a transaction goes on alone until it has ended. */
class Turns {
  private readonly waiting: Turn[] = [];
  private last: Connection | undefined;
  private running = false;

  constructor(private readonly database: PGlite) {}

  /** @returns what the database answers to these messages */
  async ask(of: Connection, messages: Uint8Array): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const take = () =>
        this.database
          .runExclusive(() => this.database.execProtocolRaw(messages))
          .then(resolve, reject);
      this.waiting.push({ of, take });
      void this.run();
    });
  }

  /** Ends what a connection that is going leaves open. */
  async leave(of: Connection): Promise<void> {
    if (this.last === of && this.database.isInTransaction()) await this.database.exec('rollback');
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let turn = this.next(); turn; turn = this.next()) {
      this.last = turn.of;
      await turn.take();
    }
    this.running = false;
  }

  private next(): Turn | undefined {
    const place = this.database.isInTransaction()
      ? this.waiting.findIndex(({ of }) => of === this.last)
      : 0;
    return place === -1 ? undefined : this.waiting.splice(place, 1)[0];
  }
}

/** What the driver takes for a socket. */
class Connection extends Duplex {
  constructor(private readonly turns: Turns) {
    super();
  }

  connect(): this {
    void Promise.resolve().then(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // an answer is pushed when it is there
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.turns.ask(this, chunk).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer));
      done();
    }, done);
  }

  override _writev(
    chunks: { chunk: Buffer; encoding: string }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.turns.leave(this).then(() => {
      this.push(null);
      done();
    }, done);
  }
}
