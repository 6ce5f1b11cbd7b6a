import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './test-app';

type ReceivedMail = { to: string; subject: string; text: string };

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

/** A mail of one text, as nodemailer writes it. */
function readMail(source: string): ReceivedMail {
  const end = source.indexOf('\r\n\r\n');
  const lines = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1] ?? '';
  const body = source.slice(end + 4);
  const text =
    header('content-transfer-encoding') === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : readQuoted(body.replace(/=\r\n/g, ''));
  return {
    to: header('to').replace(/^.*<|>$/g, ''),
    subject: header('subject')
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, kind: string, content: string) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(content, 'base64').toString()
          : readQuoted(content.replaceAll('_', ' ')),
      ),
    text: text.replaceAll('\r\n', '\n'),
  };
}

function readQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
