import * as v from 'valibot';

const stubsSchema = v.array(
  v.object({
    name: v.string(),
    path: v.string(),
    what: v.string(),
    seen: v.string(),
    code: v.nullable(v.string()),
  }),
);

/** What this portal of stubs has; the server lists it (sdk/src/stubs/stub-portal.ts). */
export const LOADED_STUBS = fetch('/stubs/list.json')
  .then((answer) => answer.json())
  .then((list) => v.parse(stubsSchema, list));
