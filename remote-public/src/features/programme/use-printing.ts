import { useEffect, useState } from 'react';

/**
 * Prints a view that differs from the one on the screen.
 * @returns whether the printed view is to be drawn, and the function that draws and prints it
 */
export function usePrinting(): [boolean, () => void] {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    // some browsers print after this call has returned: the screen's view comes back when they say so
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return [printing, () => setPrinting(true)];
}
