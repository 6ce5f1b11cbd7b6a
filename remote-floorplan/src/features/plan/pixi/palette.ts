import { PLAN_COLOURS, PLAN_SHEET } from '@mosta/shared/theme';
import { CanvasSource, Texture } from 'pixi.js';
import { OPACITY } from '../core/measures';
import { FRAME_SLOT, RESERVED_STROKE_SLOT, SLOT_COUNT, STROKE_SLOT } from '../core/mesh';
import { SHAPE_COLOURS } from '../core/shape.schema';

/** A canvas that the CPU keeps, so that its pixels outlive the GPU process. @throws where there is no 2D canvas */
export function cpuCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to draw textures on');
  return { canvas, context };
}

/** One pixel per colour slot: the mesh's default shader then needs no shader of ours. */
export function createPalette(): Texture {
  const { canvas, context } = cpuCanvas(SLOT_COUNT, 1);
  const put = (slot: number, colour: string, opacity: number) => {
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    context.fillRect(slot, 0, 1, 1);
  };
  SHAPE_COLOURS.forEach((name, i) => {
    put(i, PLAN_COLOURS[name], OPACITY.available);
    put(i + SHAPE_COLOURS.length, PLAN_COLOURS[name], OPACITY.reserved);
  });
  put(STROKE_SLOT, PLAN_SHEET.stroke, OPACITY.available);
  put(RESERVED_STROKE_SLOT, PLAN_SHEET.stroke, OPACITY.reserved);
  put(FRAME_SLOT, PLAN_SHEET.frame, OPACITY.available);
  return new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'nearest' }) });
}
