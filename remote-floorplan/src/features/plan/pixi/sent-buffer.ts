import { Buffer, BufferUsage, type GlBuffer, GlBufferSystem, type WebGLRenderer } from 'pixi.js';

type Data = Float32Array | Int8Array | Uint16Array | Uint32Array;
type Piece = { data: Data; offset: number };

/**
 * A buffer that the GPU alone keeps: what is written goes there with the next frame. Whoever writes must be able to write
 * all of it again into a new buffer, once a context is lost.
 */
export class SentBuffer extends Buffer {
  private pieces: Piece[] = [];

  constructor(usage: BufferUsage) {
    // Pixi reads of an index buffer's data how long a number is.
    super({ data: new Uint32Array(1), usage: usage | BufferUsage.COPY_DST });
  }

  /** Puts other numbers in the place of all. */
  replace(data: Data): void {
    this.pieces = [{ data, offset: 0 }];
  }

  /** @param first the number at which the new ones begin; the buffer grows as needed */
  write(data: Data, first: number): void {
    if (data.length > 0) this.pieces.push({ data, offset: first * data.BYTES_PER_ELEMENT });
  }

  /** What has not been sent yet. */
  takePieces(): Piece[] {
    const { pieces } = this;
    this.pieces = [];
    return pieces;
  }
}

/** Pixi's buffers, and those that are only sent. */
export class SendingBufferSystem extends GlBufferSystem {
  private readonly renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    super(renderer);
    this.renderer = renderer;
  }

  override updateBuffer(buffer: Buffer): GlBuffer {
    if (!(buffer instanceof SentBuffer)) return super.updateBuffer(buffer);
    const { gl } = this.renderer;
    const sent = this.getGlBuffer(buffer);
    for (const { data, offset } of buffer.takePieces()) {
      gl.bindBuffer(sent.type, sent.buffer);
      const end = offset + data.byteLength;
      if (end > sent.byteLength) this.grow(sent, offset === 0 ? end : roomFor(end), offset);
      gl.bufferSubData(sent.type, offset, data);
    }
    return sent;
  }

  /** @param kept bytes at the beginning that stay as they are */
  private grow(sent: GlBuffer, length: number, kept: number): void {
    const { gl } = this.renderer;
    const { COPY_WRITE_BUFFER: aside } = gl;
    const copy = kept > 0 ? gl.createBuffer() : null;
    if (copy) {
      gl.bindBuffer(aside, copy);
      gl.bufferData(aside, sent.byteLength, gl.STREAM_COPY);
      gl.copyBufferSubData(sent.type, aside, 0, 0, sent.byteLength);
    }
    gl.bufferData(sent.type, length, gl.DYNAMIC_DRAW);
    if (copy) {
      gl.copyBufferSubData(aside, sent.type, 0, 0, sent.byteLength);
      gl.deleteBuffer(copy);
    }
    sent.byteLength = length;
  }
}

/** A quarter more than is needed, in whole numbers: changes add a little each. */
const roomFor = (bytes: number) => 64 * Math.ceil(bytes / 51);
