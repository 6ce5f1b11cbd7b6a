/** @jest-environment @mosta/portal-sdk/jest/page */
import { BufferUsage } from 'pixi.js';
import { SendingBufferSystem, SentBuffer } from './sent-buffer';

const ARRAY = 34962;
const COPY = 36663;

/** Buffers of a GPU, as far as the plan uses them. */
class Gpu {
  readonly ARRAY_BUFFER = ARRAY;
  readonly COPY_WRITE_BUFFER = COPY;
  readonly made: { bytes: Uint8Array }[] = [];
  private readonly bound = new Map<number, { bytes: Uint8Array }>();

  readonly createBuffer = () => {
    const buffer = { bytes: new Uint8Array(0) };
    this.made.push(buffer);
    return buffer;
  };
  readonly bindBuffer = (target: number, buffer: { bytes: Uint8Array }) => {
    this.bound.set(target, buffer);
  };
  readonly bufferData = (target: number, length: number) => {
    this.at(target).bytes = new Uint8Array(length);
  };
  readonly bufferSubData = (target: number, offset: number, data: Uint8Array) => {
    this.at(target).bytes.set(
      new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
      offset,
    );
  };
  readonly copyBufferSubData = (
    from: number,
    to: number,
    start: number,
    offset: number,
    length: number,
  ) => this.at(to).bytes.set(this.at(from).bytes.subarray(start, start + length), offset);
  readonly deleteBuffer = () => undefined;

  private at(target: number): { bytes: Uint8Array } {
    const buffer = this.bound.get(target);
    if (!buffer) throw new Error('No buffer is bound');
    return buffer;
  }
}

function setUp() {
  const gpu = new Gpu();
  const parts = {
    gl: gpu,
    uid: 1,
    gc: { now: 0, addResource: () => undefined, addResourceHash: () => undefined },
  };
  const system = new SendingBufferSystem(Object.assign(Object.create(null), parts));
  Object.assign(system, { _gl: gpu });
  const buffer = new SentBuffer(BufferUsage.VERTEX);
  const numbers = (count: number) => {
    system.updateBuffer(buffer);
    return [...new Uint32Array(gpu.made[0]?.bytes.slice(0, 4 * count).buffer ?? [])];
  };
  return { gpu, buffer, numbers };
}

describe('a buffer on the GPU alone', () => {
  it('grows by what is added, and keeps what was there, in the same buffer', () => {
    const { gpu, buffer, numbers } = setUp();
    buffer.write(Uint32Array.of(1, 2, 3), 0);
    expect(numbers(3)).toEqual([1, 2, 3]);
    buffer.write(Uint32Array.of(4, 5), 3);
    buffer.write(Uint32Array.of(9), 1);
    expect(numbers(5)).toEqual([1, 9, 3, 4, 5]);
    const [kept] = gpu.made;
    const { length } = kept?.bytes ?? [];
    buffer.write(Uint32Array.of(6), 5);
    expect(numbers(6)).toEqual([1, 9, 3, 4, 5, 6]);
    // There was room for it.
    expect(gpu.made[0]?.bytes).toHaveLength(length ?? 0);
  });

  it('sends once, and only the last of what takes the place of all', () => {
    const { gpu, buffer, numbers } = setUp();
    buffer.write(Uint32Array.of(1, 2, 3), 0);
    buffer.replace(Uint32Array.of(7, 8));
    expect(numbers(2)).toEqual([7, 8]);
    const sent = jest.spyOn(gpu, 'bufferSubData');
    numbers(2);
    expect(sent).not.toHaveBeenCalled();
    expect(buffer.takePieces()).toEqual([]);
  });
});
