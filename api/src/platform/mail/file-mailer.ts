import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Mailer, type Sender } from './mailer';

/** Writes each mail as an `.eml` file, which mail programs open, where no mail server is configured. */
export function createFileMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (id, mail) => {
      if (!/^[\w-]+$/.test(id)) throw new TypeError('Not the name of a mail');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail(composeMail(id, from, mail));
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}
