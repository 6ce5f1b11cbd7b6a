import { codesIn } from '@mosta/plan/drawing/drawing-codes';
import { readDrawing } from '@mosta/plan/drawing/read-drawing';
import type { Drawing } from '@mosta/plan/drawing/shape.schema';
import { type ImportedHall, importHall } from '@mosta/plan/import/import-hall';
import { ImportRefused } from '@mosta/plan/import/import-loss';
import * as v from 'valibot';
import type { Template } from '../../platform/documents/template';

/** What a thread answers, as JSON: what was read, or why nothing was. */
export type Outcome<T> = { read: T } | { refused: { code: string; message: string } };

export type ReadDrawing = {
  drawing: Drawing;
  codes: string[];
  losses: ReturnType<typeof readDrawing>['losses'];
};

/** A hall from an SVG file: foreign files are read where time and memory are bounded. */
export const HALL_IMPORT: Template<{ svg: string; codes: readonly string[] }> = {
  name: 'hall-import',
  draw: async ({ svg, codes }) =>
    answer<ImportedHall>(() => importHall(svg, { id: 'hall', codes })),
};

/** A drawing that is to be stored, with its codes. */
export const HALL_DRAWING: Template<{ drawing: unknown }> = {
  name: 'hall-drawing',
  draw: async ({ drawing: file }) =>
    answer<ReadDrawing>(() => {
      const { drawing, losses } = readDrawing(file);
      return { drawing, losses, codes: [...new Set(codesIn(drawing.shapes))] };
    }),
};

function answer<T>(read: () => T): Buffer {
  return Buffer.from(JSON.stringify(attempt(read)));
}

function attempt<T>(read: () => T): Outcome<T> {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof ImportRefused)
      return { refused: { code: error.code, message: error.message } };
    if (error instanceof v.ValiError)
      return { refused: { code: 'NOT_A_PLAN', message: 'Ce fichier n’est pas un plan.' } };
    throw error;
  }
}
