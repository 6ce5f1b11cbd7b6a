import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error';

/** Arrays and objects within each other; the deepest that a call takes are the groups of a drawing, of some sixty. */
export const MOST_NESTED = 200;

/**
 * Refuses bodies of JSON that nest without end: what goes through a value by calling itself, or hands it to a thread, would
 * end for want of room on the stack.
 */
export function refuseNestedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (nestsDeeper(text, MOST_NESTED)) done(new AppError('MALFORMED_REQUEST'));
    else void parse(request, text, done);
  });
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether brackets outside of texts are open at once more often than `most`. */
export function nestsDeeper(json: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
