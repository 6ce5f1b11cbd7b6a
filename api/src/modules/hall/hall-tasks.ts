import { type Cut, withCuts } from '@mosta/plan/drawing/cut-plan';
import { codesIn } from '@mosta/plan/drawing/drawing-codes';
import { type FlatPlan, flattenDrawing } from '@mosta/plan/drawing/flatten';
import { bodyOf, outlineTogether } from '@mosta/plan/drawing/joined-plan';
import type { Ring } from '@mosta/plan/drawing/path-data';
import { readDrawing } from '@mosta/plan/drawing/read-drawing';
import type { Drawing } from '@mosta/plan/drawing/shape.schema';
import shippedA from '@mosta/plan/drawing/shipped/drawing-a.json';
import shippedB from '@mosta/plan/drawing/shipped/drawing-b.json';
import type { UnionRefusal } from '@mosta/plan/drawing/union';
import { type ImportedHall, importHall } from '@mosta/plan/import/import-hall';
import { ImportRefused } from '@mosta/plan/import/import-loss';
import * as v from 'valibot';
import type { Template } from '../../platform/documents/template';
import type { StoredDrawing } from '../../tables/hall';

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

/** Why stands are no single one on the plan; null where they are. */
export type OutlineRefusal = UnionRefusal | 'NOT_DRAWN' | null;

/** The drawings that ship with the plan, by their names: the service has no other copy of them. */
const SHIPPED: Readonly<Record<string, unknown>> = { a: shippedA, b: shippedB };

type DrawnStands = {
  drawings: readonly Pick<StoredDrawing, 'id' | 'drawing'>[];
  /** Stands of the hall that were cut: drawings show none of their parts. */
  cuts: readonly Cut[];
};

/** Whether stands have one outline together, on the first drawing of the hall that shows them all. */
export const HALL_OUTLINE: Template<DrawnStands & { parts: readonly string[] }> = {
  name: 'hall-outline',
  draw: async ({ parts, ...drawn }) =>
    answer<OutlineRefusal>(() => {
      for (const plan of plansOf(drawn, parts)) {
        const together = outlineTogether(plan, parts);
        if ('ring' in together) return null;
        if (together.refused !== 'NOT_DRAWN') return together.refused;
      }
      return 'NOT_DRAWN';
    }),
};

/** The one outline of a stand on the first drawing of the hall that shows it so; null where none does. */
export const STAND_OUTLINE: Template<DrawnStands & { code: string }> = {
  name: 'stand-outline',
  draw: async ({ code, ...drawn }) =>
    answer<Ring | null>(() => {
      for (const plan of plansOf(drawn, [code])) {
        const [outline, ...others] = bodyOf(plan, code)?.rings ?? [];
        if (outline && others.length === 0) return outline;
      }
      return null;
    }),
};

/** The drawings of a hall with nothing but some of its stands. */
function* plansOf({ drawings, cuts }: DrawnStands, codes: readonly string[]): Generator<FlatPlan> {
  const drawn = new Set([...codes, ...cuts.map(({ code }) => code)]);
  for (const { id, drawing: stored } of drawings) {
    const file = stored ?? SHIPPED[id];
    if (file === undefined) continue;
    const plan = flattenDrawing(readDrawing(file).drawing, (code) =>
      drawn.has(code) ? { available: true } : undefined,
    );
    yield withCuts(plan, cuts);
  }
}

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
