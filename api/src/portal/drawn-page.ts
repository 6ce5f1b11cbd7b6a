import { hasStandMarks, STAND_COUNT_MARK } from '@mosta/shared/contract/stand-marks';

/** What was drawn before any script: rules, and elements. */
export type Drawing = { css: string; html: string };

/** What a page shows of the halls: the plan with its states, or how many stands there are. */
export type ShownOfHalls = 'plan' | 'count';

/** The drawing of a page; what it shows of the halls is told once, for its text is long. */
export type DrawnPage = Drawing & { shows: ShownOfHalls | undefined };

/** @throws Error for a text that neither a build nor a version's program wrote */
export function parseDrawing(text: string): Drawing {
  const [, css, html] = /^<style>(.*?)<\/style>(.*)$/s.exec(text) ?? [];
  if (css === undefined || html === undefined) throw new Error('not a prerendered file');
  return { css, html };
}

/** @throws Error as `parseDrawing` */
export function parsePage(text: string): DrawnPage {
  const drawing = parseDrawing(text);
  const { html } = drawing;
  const shows = hasStandMarks(html)
    ? 'plan'
    : html.includes(STAND_COUNT_MARK)
      ? 'count'
      : undefined;
  return { ...drawing, shows };
}
