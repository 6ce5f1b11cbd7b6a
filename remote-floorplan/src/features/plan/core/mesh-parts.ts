import { grown, roomAfter } from './grown';

const FIRST_ROOM = 256;

/**
 * Where the layers of the shapes lie among vertices and triangles, and the colour slot of each. In arrays of numbers:
 * ten thousand stands have forty thousand.
 */
export class MeshParts {
  vertices = new Uint32Array(FIRST_ROOM);
  vertexCounts = new Uint32Array(FIRST_ROOM);
  corners = new Uint32Array(FIRST_ROOM);
  cornerCounts = new Uint32Array(FIRST_ROOM);
  slots = new Uint8Array(FIRST_ROOM);
  private length = 0;

  /** @returns the number of the new part */
  add(part: { vertex: number; vertices: number; corner: number; corners: number }): number {
    const at = this.length;
    if (at === this.slots.length) {
      const room = roomAfter(at);
      this.vertices = grown(this.vertices, new Uint32Array(room));
      this.vertexCounts = grown(this.vertexCounts, new Uint32Array(room));
      this.corners = grown(this.corners, new Uint32Array(room));
      this.cornerCounts = grown(this.cornerCounts, new Uint32Array(room));
      this.slots = grown(this.slots, new Uint8Array(room));
    }
    this.vertices[at] = part.vertex;
    this.vertexCounts[at] = part.vertices;
    this.corners[at] = part.corner;
    this.cornerCounts[at] = part.corners;
    this.length += 1;
    return at;
  }
}
