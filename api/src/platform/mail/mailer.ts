import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/mailer';
import * as v from 'valibot';
import { type Mail, mailSchema } from './mail';

/** Whom receivers see as the author of every mail. */
export type Sender = { name: string; address: string };

/** Takes mails over for good; it tells nobody what they say and to whom. */
export type Mailer = {
  /**
   * Ends once the mail is taken over, and fails when it is not.
   * @param id names this mail for ever: however often it is sent, receivers see one
   */
  send: (id: string, mail: Mail) => Promise<void>;
  /** Lets go of the connections. */
  close: () => void;
};

/** Milliseconds that a mail server may take to answer at all, and between two answers. */
const FIRST_ANSWER = 5000;
const NEXT_ANSWER = 10_000;
/** Connections to the mail server. */
export const MAIL_CONNECTIONS = 4;

/** Sends by a mail server; its address says whether it speaks TLS from the start (`smtps:`) or by STARTTLS. */
export function createSmtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: FIRST_ANSWER,
    greetingTimeout: FIRST_ANSWER,
    socketTimeout: NEXT_ANSWER,
    dnsTimeout: FIRST_ANSWER,
  });
  return {
    send: async (id, mail) => {
      await transport.sendMail(composeMail(id, from, mail));
    },
    close: () => transport.close(),
  };
}

/** A mail as nodemailer takes it, from nothing but checked values: no part of it reads a file or an address. */
export function composeMail(id: string, from: Sender, mail: Mail): Options {
  const { to, replyTo, subject, text, html, attachments } = v.parse(mailSchema, mail);
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
