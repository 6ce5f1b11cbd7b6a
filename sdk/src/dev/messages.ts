import * as v from 'valibot';

/** Below this path the development server has its own files; everything else is the portal's. */
export const DEVELOPMENT_PATH = '/_dev/';
/** Path of its WebSocket. */
export const SOCKET_PATH = `${DEVELOPMENT_PATH}socket`;
/** Path of the script that it adds to every page. */
export const PAGE_SCRIPT_PATH = `${DEVELOPMENT_PATH}page/page.js`;

/** Something that the team has to mend, by where it was found. */
const problemSchema = v.object({
  kind: v.picklist(['build', 'types', 'contract']),
  /** What the tool said, a line each. */
  lines: v.array(v.string()),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/** What the page and the terminal say above problems, and the terminal once they are mended. */
export const HEADINGS: Record<Problem['kind'], { wrong: string; right: string }> = {
  build: { wrong: 'La construction échoue', right: 'La construction passe de nouveau' },
  types: { wrong: 'Les types ne passent pas', right: 'Les types passent' },
  contract: {
    wrong: 'Le portail refuserait ce remote',
    right: 'Le portail accepterait ce remote',
  },
};

/** What the server tells its pages. */
export const messageSchema = v.variant('type', [
  /** A build is finished and served. */
  v.object({
    type: v.literal('portal-built'),
    data: v.object({ build: v.string(), hash: v.string() }),
  }),
  /** All that is to be mended now. */
  v.object({ type: v.literal('portal-problems'), data: v.array(problemSchema) }),
  /** What cannot be exchanged has changed. */
  v.object({ type: v.literal('portal-reload') }),
]);
export type Message = v.InferOutput<typeof messageSchema>;
