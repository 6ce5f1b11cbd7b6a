import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../core/camera';

/**
 * Size of an element in CSS pixels, followed as it changes; undefined until it is laid out.
 * @param before the size that it probably gets, asked for once
 */
export function useElementSize(
  element: RefObject<HTMLElement | null>,
  before: () => Size | undefined = () => undefined,
): Size | undefined {
  const [size, setSize] = useState(before);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const width = target.clientWidth;
      const height = target.clientHeight;
      if (width === 0 || height === 0) return;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
