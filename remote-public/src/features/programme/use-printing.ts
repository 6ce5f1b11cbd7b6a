import { useEffect, useState } from 'react';

/**
 * Prints a view that differs from the one on the screen.
 * @returns whether to render the printed view, and a function that renders and prints it
 */
export function usePrinting(): [boolean, () => void] {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    // some browsers print after this call has returned, so the screen's view comes back on `afterprint`
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return [printing, () => setPrinting(true)];
}
