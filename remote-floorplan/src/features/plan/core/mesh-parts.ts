import { CornerPatterns } from './corner-patterns';
import { LAYERS, SLOTS } from './slots';
import type { Triangles } from './triangles';

export const NOTHING = SLOTS.indexOf('nothing');

/** What lies behind a vertex and a corner of some triangles. */
type Added = { triangles: Triangles; vertex: number; corner: number };

/**
 * Where each layer of each shape lies among the vertices, its form, and the slot of its colour. In arrays of numbers, by
 * `placeOf`: ten thousand stands have sixty thousand places.
 */
export class MeshParts {
  private readonly patterns = new CornerPatterns();
  /** Of each place, its first vertex. */
  private readonly firsts: Uint32Array;
  /** The number of its pattern plus one; 0 where it has never been drawn. */
  private forms: Uint16Array | Uint32Array;
  private readonly slots: Uint8Array;

  constructor(shapes: number) {
    this.firsts = new Uint32Array(shapes * LAYERS.length);
    this.forms = new Uint16Array(shapes * LAYERS.length);
    this.slots = new Uint8Array(shapes * LAYERS.length).fill(NOTHING);
  }

  static placeOf(shape: number, layer: number): number {
    return shape * LAYERS.length + layer;
  }

  has(place: number): boolean {
    return this.forms[place] !== 0;
  }

  /** @param part its first vertex and its corners among the triangles to which it was just added */
  add(place: number, first: number, { triangles, vertex, corner }: Added): void {
    const corners = triangles.corners.subarray(corner, triangles.length);
    this.firsts[place] = first;
    const form = 1 + this.patterns.add(corners, vertex, triangles.vertices - vertex);
    // Only a drawing of curves has so many that differ.
    if (form === 2 ** 16) this.forms = Uint32Array.from(this.forms);
    this.forms[place] = form;
  }

  slotOf(place: number): number {
    return this.slots[place] ?? NOTHING;
  }

  setSlot(place: number, slot: number): void {
    this.slots[place] = slot;
  }

  first(place: number): number {
    return this.firsts[place] ?? 0;
  }

  /** Vertices of a place. */
  count(place: number): number {
    return this.patterns.verticesOf((this.forms[place] ?? 0) - 1);
  }

  /** Vertices of a place's triangles, counted from its first. */
  corners(place: number): Uint32Array {
    return this.patterns.cornersOf((this.forms[place] ?? 0) - 1);
  }
}
