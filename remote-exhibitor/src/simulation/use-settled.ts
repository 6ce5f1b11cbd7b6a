import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while: what is typed is not asked about letter by letter. */
export function useSettled<Value extends string | number>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
