type Line = { name: string; text: string };

/** The details of an audit event as lines: of `before` and `after` only what differs, `9 → 18`. */
export function changedValues({ before, after, ...others }: Record<string, unknown>): Line[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => {
      const [was = '', is = NOTHING] = [old.get(name), now.get(name)];
      return { name, text: was === '' ? is : `${was} → ${is}` };
    });
  const rest = [...valuesOf(others)].map(([name, text]) => ({ name, text }));
  return [...rest, ...changed];
}

const NOTHING = '—';

/** Values by their path, `prices.DZD`; a list of words is one value. */
function valuesOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.length === 0 ? new Map() : new Map([[path, value.join(', ')]]);
  const parts = Object.entries(value);
  return new Map(
    parts.flatMap(([name, part]) => [...valuesOf(part, path === '' ? name : `${path}.${name}`)]),
  );
}
