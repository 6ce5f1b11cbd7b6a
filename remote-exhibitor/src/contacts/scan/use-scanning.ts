import { toAppError, useOnline } from '@mosta/shared/queries';
import type { VisitorContact, VisitorScan } from '@mosta/shared/schemas/visitor-contact.schema';
import { isSigned, type ReadCode, readCode } from '@mosta/shared/workspace/scanner/badge-code';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendScan } from '../state/contact.queries';
import {
  changeContacts,
  contactMemory,
  withoutWaiting,
  withWaiting,
} from '../state/contact-memory';
import type { ScanWord } from './scan-words';

/** While scans wait, the service is tried this often; milliseconds. */
const AGAIN_MS = 5000;
/** What the service answers where it cannot be asked at this moment. */
const LATER: ReadonlySet<number> = new Set([0, 401, 408, 429, 500, 502, 503, 504]);

/** What the page says of a badge that was shown. */
export type ScanAnswer = { key: number; word: ScanWord; contact: VisitorContact | null };

/** How many of the scans that waited became what, once they were told. */
export type Told = Partial<Record<ScanWord, number>>;

let answers = 0;
const answer = (word: ScanWord, contact: VisitorContact | null = null): ScanAnswer => {
  answers += 1;
  return { key: answers, word, contact };
};

/** Scans of this device: told at once where the service answers, and later where it does not. */
export function useScanning(waiting: number) {
  const online = useOnline();
  const [told, setTold] = useState<Told>({});

  const synchronise = useEffectEvent(async () => {
    for (const scan of contactMemory().waiting) {
      const word = await tell(scan);
      if (word === null) return;
      changeContacts((kept) => withoutWaiting(kept, scan.code));
      setTold((before) => ({ ...before, [word]: (before[word] ?? 0) + 1 }));
    }
  });

  const isWaiting = waiting > 0;
  useEffect(() => {
    if (!online || !isWaiting) return;
    const send = () => void alone(synchronise);
    send();
    const timer = setInterval(send, AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, isWaiting]);

  /** Answers what was scanned or typed. */
  async function show(text: string): Promise<ScanAnswer> {
    const code = readCode(text);
    if (code.kind === 'foreign') return answer('unknown');
    if (code.kind === 'unreadable') return answer('unreadable');
    if (code.kind === 'online' && !isFormerCode(text)) return answer('unsigned');
    const scan = { code: text.trim(), at: new Date().toISOString() };
    if (online) {
      try {
        const { outcome, contact } = await sendScan(scan);
        return answer(outcome, contact);
      } catch (error) {
        const { status } = toAppError(error);
        if (status === 429) return answer('limit');
        if (!LATER.has(status)) return answer('failed');
      }
    }
    return wait(scan, code);
  }

  return { show, told, forgetTold: () => setTold({}) };
}

/** @returns what a scan became; null where the service cannot be asked now */
async function tell(scan: VisitorScan): Promise<ScanWord | null> {
  try {
    return (await sendScan(scan)).outcome;
  } catch (error) {
    return LATER.has(toAppError(error).status) ? null : 'failed';
  }
}

/** Keeps a scan for later, unless the device can tell that the fair never made the badge. */
async function wait(scan: VisitorScan, code: ReadCode): Promise<ScanAnswer> {
  const { list } = contactMemory();
  if (code.kind === 'signed' && list && (await isSigned(code, list.publicKey)) === false) {
    return answer('unknown');
  }
  changeContacts((kept) => withWaiting(kept, scan));
  return answer('waiting');
}

/** A printed code of before 0084; references and links are not taken. */
const isFormerCode = (text: string) => text.trim().startsWith('g1');

/** Does the work unless another tab or an earlier call is at it. */
function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('visitor-contacts', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
