import type { DrawingTask } from './drawing-task';
import type { Drawing } from './page-drawer';

/** Draws one page after the other in a process that stays ready; after a failure the next page gets another one. */
export class RowWorker {
  /** Pages that are being drawn, or wait for it. */
  waiting = 0;
  private drawing: Drawing | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly start: () => Drawing) {}

  /** @throws Error as the drawing does */
  draw(task: DrawingTask): Promise<string> {
    this.waiting += 1;
    const drawn = this.last.then(() => this.drawNow(task));
    this.last = drawn.catch(() => undefined);
    return drawn;
  }

  /** Ends the process once what waits for it is drawn. */
  async endWhenDone(): Promise<void> {
    await this.last;
    await this.end();
  }

  /** Ends the process, whatever it does. */
  async end(): Promise<void> {
    const { drawing } = this;
    this.drawing = null;
    await drawing?.end();
  }

  private async drawNow(task: DrawingTask): Promise<string> {
    try {
      this.drawing ??= this.start();
      return await this.drawing.draw(task);
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      this.waiting -= 1;
    }
  }
}
