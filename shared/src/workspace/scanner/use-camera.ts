import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeDetector, makeCodeDetector } from './code-detector';

/** Pause between two looks: enough of them for a hand that moves, and the phone stays cool; milliseconds. */
const LOOK_MS = 120;
/** A badge that stays before the camera is read once; milliseconds. */
const SAME_MS = 4000;

/** Why there is no picture: forbidden, no camera, in use or without code to read it. */
export type CameraProblem = 'refused' | 'missing' | 'failed';
export type CameraState = 'off' | 'starting' | 'on' | CameraProblem;

/** The camera at the back of a phone, and the codes that it sees. It stops when the page is hidden or left. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const last = useRef({ code: '', at: 0 });

  const read = useEffectEvent((code: string) => {
    const now = Date.now();
    const again = code === last.current.code && now - last.current.at < SAME_MS;
    last.current = { code, at: now };
    if (!again) onCode(code);
  });

  useEffect(() => {
    if (!wanted) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    setState('starting');
    const run = async () => {
      const element = video.current;
      if (!element) return;
      await openCamera(element, signal);
      const detect = await makeCodeDetector();
      if (signal.aborted) return;
      setState('on');
      await look(element, detect, read, signal);
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      setWanted(false);
      setState(problemOf(error));
    });
    const onHidden = () => {
      if (document.hidden) setWanted(false);
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      stopping.abort();
      document.removeEventListener('visibilitychange', onHidden);
      setState((before) => (before === 'on' || before === 'starting' ? 'off' : before));
    };
  }, [wanted]);

  return { video, state, start: () => setWanted(true), stop: () => setWanted(false) };
}

async function openCamera(element: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    element.srcObject = null;
  };
  if (signal.aborted) {
    close();
    return;
  }
  signal.addEventListener('abort', close);
  element.srcObject = stream;
  await element.play();
}

async function look(
  element: HTMLVideoElement,
  detect: CodeDetector,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const code = await detect(element);
    if (signal.aborted) return;
    if (code) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function problemOf(error: unknown): CameraProblem {
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused';
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError'
    ? 'missing'
    : 'failed';
}
