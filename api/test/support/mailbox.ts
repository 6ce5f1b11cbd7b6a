import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './test-app';

type ReceivedMail = { to: string; subject: string; text: string; html: string };

/** What the service without a mail server has written to that address by now. */
export function mailsTo({ dataDir }: TestApp, address: string): ReceivedMail[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readMail(readFileSync(join(folder, name), 'latin1')))
    .filter(({ to }) => to === address);
}

/** Waits until the background work has written to that address, in these words where some are given. */
export async function nextMailTo(
  service: TestApp,
  address: string,
  words = /./,
): Promise<ReceivedMail> {
  for (;;) {
    const found = mailsTo(service, address).find(({ text }) => words.test(text));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

type Part = { header: (name: string) => string; body: string };

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  return {
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1] ?? '',
    body: source.slice(end + 4),
  };
}

function contentOf({ header, body }: Part): string {
  const text =
    header('content-transfer-encoding') === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : readQuoted(body.replace(/=\r\n/g, ''));
  return text.replaceAll('\r\n', '\n');
}

/** A mail of a text and a page, as nodemailer writes it. */
function readMail(source: string): ReceivedMail {
  const { header, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.trimStart()));
  const partOf = (type: string) => {
    const part = parts.find((one) => one.header('content-type').startsWith(type));
    if (!part) throw new Error(`The mail has no part ${type}`);
    return contentOf(part);
  };
  return {
    to: header('to').replace(/^.*<|>$/g, ''),
    subject: header('subject')
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, kind: string, content: string) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(content, 'base64').toString()
          : readQuoted(content.replaceAll('_', ' ')),
      ),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
}

function readQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** The token of a mail's link, by the name of its parameter. */
export function linkTokenOf(text: string, parameter: string): string {
  const token = new RegExp(`[?&#]${parameter}=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`The mail has no link with ${parameter}`);
  return token;
}
