import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { LeaveGuard } from '../forms/leave-guard';

type Report = (form: string, unsaved: boolean) => void;

const UnsavedContext = createContext<Report | null>(null);

type UnsavedGuardProps = {
  /** What leaving would lose. */
  text: string;
  /** Leaving is also to give one of these parameters of the address another value. */
  parameters: readonly string[];
  children: ReactNode;
};

/** Asks once for all forms of a view before what is typed in any of them is left: the router knows one question at a time. */
export function UnsavedGuard({ text, parameters, children }: UnsavedGuardProps) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((form, has) => {
    setUnsaved((before) => {
      if (before.has(form) === has) return before;
      const after = new Set(before);
      if (has) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);
  return (
    <UnsavedContext.Provider value={report}>
      <LeaveGuard unsent={unsaved.size > 0} parameters={parameters}>
        {text}
      </LeaveGuard>
      {children}
    </UnsavedContext.Provider>
  );
}

/** Reports to the surrounding guard whether this form holds unsaved input. */
export function useUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report?.(form, unsaved);
    return () => report?.(form, false);
  }, [report, form, unsaved]);
}
