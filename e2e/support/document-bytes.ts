import { get } from 'node:http';

/** Bytes of a page's document as it is sent to a browser that takes brotli; Playwright's own calls tell them unpacked. */
export function documentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    get(address, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
