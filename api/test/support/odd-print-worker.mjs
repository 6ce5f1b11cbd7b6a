/** A program for threads that behaves as the content says: plain JavaScript, which a thread starts at once. */
const hoard = [];

export async function draw({ content, begun }) {
  begun.postMessage('begun');
  switch (content) {
    case 'turn for ever':
      for (;;);
    case 'exit':
      return process.exit(3);
    case 'throw':
      throw new Error('This document cannot be drawn');
    case 'take all memory':
      for (;;) hoard.push(new Array(100_000).fill('much'));
    default:
      return Buffer.from(String(content));
  }
}
