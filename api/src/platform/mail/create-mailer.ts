import { join } from 'node:path';
import type { Config } from '../../config';
import { createFileMailer } from './file-mailer';
import { createSmtpMailer, type Mailer } from './mailer';

/** `sender` is the name in front of the address. */
type Options = Pick<Config, 'mail' | 'dataDir'> & { sender: string };

/** The mail server where one is configured, files otherwise. */
export function createMailer({ mail, dataDir, sender }: Options): Mailer {
  return mail.smtpUrl === undefined
    ? createFileMailer(join(dataDir, 'mail'), { name: sender, address: mail.from })
    : createSmtpMailer(mail.smtpUrl, { name: sender, address: mail.from });
}
