import { join } from 'node:path';
import type { Config } from '../../config';
import { createFileMailer } from './file-mailer';
import { createSmtpMailer, type Mailer } from './mailer';

/** The mail server where one is configured, files otherwise. */
export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  return mail.smtpUrl === undefined
    ? createFileMailer(join(dataDir, 'mail'), mail.from)
    : createSmtpMailer(mail.smtpUrl, mail.from);
}
