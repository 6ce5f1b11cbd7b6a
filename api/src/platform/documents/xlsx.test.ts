import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { numberColumns, textColumns } from './table';
import { xlsxStream } from './xlsx';

async function* rowsOf(...rows: (string | number | null)[][]) {
  yield* rows;
}
const workbook = (...rows: (string | number | null)[][]) => {
  const columns = [...textColumns('Nom'), ...numberColumns('Montant')];
  return buffer(xlsxStream('mosta-expo-exemple', { columns, rows: rowsOf(...rows) }));
};
const read = async (...rows: (string | number | null)[][]) => {
  const { sheets } = await readXlsx(await workbook(...rows), { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet;
};

it.each(['=1+1', '+213555', '@SUM(A1)', '  =1', '=HYPERLINK("http://exemple.dz")'])(
  'keeps %j a text that is never computed, also once it is edited',
  async (text) => {
    const { rows, cells } = await read([text, 5]);
    expect(rows[1]).toEqual([text, 5]);
    const cell = cells?.get('1,0');
    expect(cell?.formula).toBeUndefined();
    expect(cell?.style?.numFmt).toBe('@');
  },
);

it('keeps numbers, and leaves out what a workbook cannot hold', async () => {
  const { rows } = await read(['deux\nlignes \u0001\u001f<&>', 12.5], ['x'.repeat(40_000), null]);
  expect(rows[0]).toEqual(['Nom', 'Montant']);
  expect(rows[1]).toEqual(['deux\nlignes <&>', 12.5]);
  expect(rows[2]?.[0]).toHaveLength(32_767);
});

it('is sent while its rows are read', async () => {
  let read = 0;
  async function* endless() {
    while (true) {
      read += 1;
      yield [`Ligne ${read} ${Math.random()}`, read];
    }
  }
  const stream = xlsxStream('exemple', { columns: textColumns('A', 'B'), rows: endless() });
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > 100_000) break;
  }
  expect(read).toBeLessThan(100_000);
});
