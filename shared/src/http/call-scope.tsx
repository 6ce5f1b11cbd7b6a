import { onlineManager } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { runCall } from './slow-calls';

/** Gives the signal of a call that starts now. */
type SignalOfNow = () => AbortSignal;

const ScopeContext = createContext<SignalOfNow>(() => new AbortController().signal);

/**
 * A view. What it asked for and has no answer yet is aborted when it is left, and when the network goes: nothing happens
 * behind the back of whoever has turned to something else.
 */
export function CallScope({ children }: { children: ReactNode }) {
  const [scope] = useState(createScope);
  useEffect(() => {
    const unsubscribe = onlineManager.subscribe((online) => {
      if (!online) scope.abort();
    });
    return () => {
      unsubscribe();
      scope.abort();
    };
  }, [scope]);
  return <ScopeContext value={scope.signal}>{children}</ScopeContext>;
}

/** The signals of the surrounding view; outside of any view they never abort. */
export function useCallSignal(): SignalOfNow {
  return useContext(ScopeContext);
}

/** Runs calls of the surrounding view that change something; each can be cancelled once it is slow. */
export function useCancellableCall(): <Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer> {
  const signal = useCallSignal();
  const shown = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((call) => runCall(call, signal(), shown.current.signal), [signal]);
}

function createScope(): { signal: SignalOfNow; abort: () => void } {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    abort: () => {
      controller.abort();
      controller = new AbortController();
    },
  };
}
