import { useEffect } from 'react';

/** Leaves a timer and a global behind, throws when it is left, speaks on the console, and has a field without a name. */
export default function RudePage() {
  useEffect(() => {
    setInterval(() => undefined, 1000);
    Reflect.set(window, 'rude', true);
    console.warn('The stub "rude" speaks');
    return () => {
      throw new Error('The stub "rude" throws when it is left');
    };
  }, []);
  return (
    <>
      <h1>Remote d’essai « rude »</h1>
      <input type="text" />
    </>
  );
}
