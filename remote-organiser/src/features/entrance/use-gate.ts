import { randomId } from '@mosta/shared/forms/random-id';
import { toAppError, useOnline } from '@mosta/shared/queries';
import { useConnectionState } from '@mosta/shared/realtime';
import {
  MOST_PASSAGES,
  type Passage,
  type PassageDirection,
  type PassageResult,
} from '@mosta/shared/schemas/entrance.schema';
import { isSigned, type ReadCode, readCode } from '@mosta/shared/workspace/scanner/badge-code';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRefreshOrganisation } from '../../refresh.queries';
import { askService, tellPassages, undoEntry, useEntrance } from './entrance.queries';
import { changeMemory, followMemory, gateMemory } from './gate-memory';
import { algerianDay, decideAlone, type GateOutcome, withAnswers, withPassage } from './gate-rules';

/** While passages wait, the service is tried this often; milliseconds. */
const AGAIN_MS = 5000;

/** What the gate says about a badge. */
export type GateAnswer = {
  key: string;
  outcome: GateOutcome;
  /** When the badge was shown. */
  at: string;
  since: string | null;
  gate: string | null;
  /** Known where the service answered. */
  badge: PassageResult['badge'];
  /** Identifier of the badge, for taking an entry back. */
  id: string | null;
};

/** The gate of this device: with the service where it answers, alone where it does not. */
export function useGate() {
  const online = useOnline();
  const socket = useConnectionState();
  const { isError } = useEntrance();
  const memory = useSyncExternalStore(followMemory, gateMemory);
  const refresh = useRefreshOrganisation();
  const [silent, setSilent] = useState(false);
  const connected = online && !silent && !(isError && socket === 'reconnecting');

  /** Sends what waits, a part at a time; one tab of the device does it. */
  const synchronise = useEffectEvent(async () => {
    while (gateMemory().queue.length > 0) {
      const part = gateMemory().queue.slice(0, MOST_PASSAGES);
      const results = await tellPassages(part).catch(() => null);
      setSilent(results === null);
      if (results === null) return;
      const kept = new Set(gateMemory().queue.map(({ key }) => key));
      changeMemory((before) => withAnswers(before, part, results));
      // Taken back while it was on its way.
      for (const { key, outcome, badge } of results) {
        if (!kept.has(key) && outcome === 'admitted' && badge) await undoEntry(badge._id);
      }
    }
    setSilent(false);
    await refresh();
  });

  const waiting = memory.queue.length > 0;
  useEffect(() => {
    if (!online || !(waiting || silent)) return;
    const send = () => void alone(synchronise);
    send();
    const timer = setInterval(send, AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, waiting, silent]);

  /** Decides about what was scanned or typed. */
  async function show(text: string, direction: PassageDirection): Promise<GateAnswer> {
    const at = new Date().toISOString();
    const passage: Passage = { key: randomId(), code: text.trim(), direction, at, offline: false };
    const code = readCode(text);
    if (code.kind === 'unreadable') return plain(passage, 'unreadable');
    if (code.kind === 'foreign') return plain(passage, 'unknown');
    if (connected) {
      const answer = await ask(passage, code);
      if (answer) return answer;
    }
    return decide(passage, code);
  }

  /** @returns null where the service does not answer in time */
  async function ask(passage: Passage, code: ReadCode): Promise<GateAnswer | null> {
    try {
      const result = await askService(passage);
      if (!result) return null;
      const id = result.badge?._id ?? idOf(code);
      if (result.outcome === 'admitted' || result.outcome === 'left') {
        changeMemory((before) => withPassage(before, passage, id, algerianDay(new Date())));
      }
      const { outcome, since, gate, badge } = result;
      return { ...plain(passage, outcome), since, gate, badge, id };
    } catch (error) {
      const { status } = toAppError(error);
      if (status === 400) return plain(passage, 'unreadable');
      // The right to let somebody in has gone.
      if (status === 403) return plain(passage, 'unverifiable');
      setSilent(true);
      return null;
    }
  }

  async function decide(passage: Passage, code: ReadCode): Promise<GateAnswer> {
    const { known } = gateMemory();
    if (code.kind !== 'signed' || known === null) return plain(passage, 'unverifiable');
    const signed = await isSigned(code, known.publicKey);
    if (!signed) return plain(passage, signed === null ? 'unverifiable' : 'unknown');
    const day = algerianDay(new Date());
    const { outcome, since } = decideAlone(gateMemory(), code.id, passage.direction, day);
    if (outcome === 'admitted' || outcome === 'left') {
      changeMemory((before) => ({
        ...withPassage(before, passage, code.id, day),
        queue: [...before.queue, { ...passage, offline: true }],
      }));
    }
    return { ...plain(passage, outcome), since, id: code.id };
  }

  return { memory, connected, show };
}

const idOf = (code: ReadCode) => (code.kind === 'signed' ? code.id : null);

function plain({ key, at }: Passage, outcome: GateOutcome): GateAnswer {
  return { key, outcome, at, since: null, gate: null, badge: null, id: null };
}

/** Does the work unless another tab or an earlier call is at it. */
function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('entrance', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
