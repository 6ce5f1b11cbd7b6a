import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, flattenDrawing } from '../drawing/flatten';
import { createHitTest } from '../drawing/hit-test';
import { readDrawing } from '../drawing/read-drawing';
import { checkHall } from './check-hall';
import { importHall } from './import-hall';

/** What the sample drawings name: the stands of four rows, and some zones. */
const CODES = Object.entries({ A: 31, B: 49, C: 49, D: 32 })
  .flatMap(([row, count]) =>
    Array.from({ length: count }, (_, index) => `${row}${String(index + 1).padStart(2, '0')}`),
  )
  .concat('Science Corner', 'World Food', 'VIP1', 'VIP2', 'VIP3', 'Espace Conference', '12');
const read = (name: string) => readFileSync(join(__dirname, 'fixtures', `${name}.svg`), 'utf8');

function importFile(name: string) {
  return importSvg(read(name));
}

/** A drawing as the plan shows it, with its report. */
function importSvg(svg: string, codes: readonly string[] = CODES) {
  const { drawing, placed, losses } = importHall(svg, { id: 'hall', codes });
  const reread = readDrawing(JSON.parse(JSON.stringify(drawing)));
  const plan = flattenDrawing(reread.drawing, (id) =>
    id.startsWith('_') ? undefined : { available: true },
  );
  const shapeOf = (code: string) => plan.shapes.filter((shape) => shape.code === code);
  return {
    drawing,
    plan,
    shapeOf,
    hit: createHitTest(plan),
    placed,
    unread: reread.losses,
    codes: placed.map(({ code, source }) => `${code} ${source}`),
    losses: losses.map(({ code, element }) => `${code} ${element}`),
  };
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${content}</svg>`;
const box = (x: number, more = '') =>
  `<rect x="${x}" y="10" width="40" height="40" fill="#eeb070" ${more}/>`;

describe('drawings of other programs', () => {
  it('reads Illustrator: escapes and suffixes of ids, classes, its switch, clip paths, parts of words', () => {
    const { codes, losses, unread, shapeOf, plan } = importFile('illustrator');
    expect(codes).toEqual([
      'B49 id',
      'B48 id',
      'C02 id',
      '12 id',
      'Science Corner id',
      'World Food id',
      'C03 id',
      'C48 id',
      'D12 text',
      'D11 text',
    ]);
    expect(losses).toEqual(['HIDDEN rect#D10', 'IMAGE image']);
    expect(unread).toEqual([]);
    expect(shapeOf('World Food')).toHaveLength(2);
    const [whole, half] = ['C02', 'C48'].map((code) => areaOf(shapeOf(code)[0]?.rings ?? []));
    expect((half ?? 0) / (whole ?? 1)).toBeCloseTo(0.5, 1);
    expect(shapeOf('C03')[0]?.gradient?.stops.map(({ colour }) => colour)).toEqual([
      'green',
      'blue',
    ]);
    expect(plan.labels.find(({ text }) => text === 'D11')?.angle).toBeCloseTo(-Math.PI / 2);
    expect(plan.labels.map(({ text }) => text)).toContain('D12');
  });

  it('reads Figma: names on groups, doubled ids, what lies outside of a frame, filters', () => {
    const { codes, losses, unread } = importFile('figma');
    expect(codes).toEqual(['B49 id', 'C02 text', 'C03 id', 'C48 id']);
    expect(losses).toEqual([
      'FILTER_DROPPED g#C48',
      'CLIPPED_AWAY path#C49',
      'GRADIENT_FLATTENED rect#photo',
      'DOUBLED_CODE path#Rectangle 1_2 (B49)',
    ]);
    expect(unread).toEqual([]);
  });

  it('reads CorelDRAW: classes, letter by letter, holes, and reports what stands in one shape', () => {
    const { codes, losses, shapeOf, unread } = importFile('coreldraw');
    expect(codes).toEqual(['A01 text', 'A02 text', 'A03 text', 'A04 text']);
    expect(losses).toEqual(['CODE_WITHOUT_SHAPE A06', 'SEVERAL_CODES A05']);
    expect(shapeOf('A03')[0]?.rings).toHaveLength(2);
    expect(unread).toEqual([]);
  });

  it('reads AutoCAD: separate lines closed into faces, mirrored axes, arcs', () => {
    const { codes, losses, hit, plan, unread } = importFile('autocad');
    expect(codes.sort()).toEqual(['B01 text', 'B02 text', 'B03 text', 'C01 text']);
    expect(losses).toEqual(['CODE_WITHOUT_SHAPE C02', 'CODE_WITHOUT_SHAPE C03']);
    for (const code of ['B01', 'B02', 'B03', 'C01']) {
      const label = plan.labels.find(({ text }) => text === code);
      expect(hit(label?.x ?? 0, label?.y ?? 0)?.code).toBe(code);
    }
    expect(unread).toEqual([]);
  });

  it('reads LibreOffice as it exports: nested groups, invisible boxes, hundredths of a millimetre', () => {
    const { codes, losses, unread } = importFile('libreoffice');
    expect(codes.sort()).toEqual(['A01 text', 'A02 text', 'B01 text', 'C48 text', 'VIP1 text']);
    expect(losses).toEqual([]);
    expect(unread).toEqual([]);
  });

  it('reads Inkscape as it exports: its own names, clones, rounded corners, turned texts', () => {
    const { codes, losses, shapeOf, unread } = importFile('inkscape');
    expect(codes.sort()).toEqual(['B48 id', 'B49 id', 'C02 id', 'D12 text', 'VIP1 text']);
    expect(losses).toEqual([]);
    expect(shapeOf('D12')[0]?.rings).toHaveLength(2);
    expect(unread).toEqual([]);
  });
});

describe('hostile files', () => {
  it('expands no entity, follows no address, and reports each loss alone', () => {
    const { codes, losses, plan, drawing } = importFile('hostile');
    expect(codes).toEqual(['B49 id', 'B48 id', 'C02 id']);
    expect(losses).toEqual(
      expect.arrayContaining([
        'BAD_COLOUR rect#B48',
        'BAD_GEOMETRY path#B45',
        'BAD_GEOMETRY rect#B44',
        'BAD_GEOMETRY rect#B46',
        'BAD_TRANSFORM rect#B47',
        'DOUBLED_CODE rect#B49 (B49)',
        'DOUBLED_ID rect#B49',
        'EXTERNAL_REFERENCE use',
        'MASK_NOT_APPLIED g',
        'MISSING_REFERENCE use → #nothing',
        'TOO_MANY_USES use',
        'UNKNOWN_ELEMENT blob',
      ]),
    );
    expect(losses.some((loss) => loss.startsWith('ENTITY_REFUSED'))).toBe(true);
    expect(losses.some((loss) => loss.startsWith('BAD_STYLE'))).toBe(true);
    expect(JSON.stringify(drawing)).not.toMatch(/root:|aaaaa/);
    expect(plan.shapes.length).toBeGreaterThan(2);
  });

  it.each([
    ['TOO_DEEP', svg('<g>'.repeat(300))],
    ['BAD_XML', svg('<g>')],
    ['BAD_XML', 'not a drawing'],
    ['NOT_SVG', '<html/>'],
    ['NOTHING_DRAWN', svg('<text>A01</text>')],
    ['TOO_LARGE', ' '.repeat(20_000_001)],
    ['TOO_MANY_ELEMENTS', svg('<g/>'.repeat(200_001))],
  ])('are refused as a whole with %s', (code, file) => {
    expect(() => importSvg(file)).toThrow(expect.objectContaining({ code }));
  });

  it('stop at copies of copies', () => {
    const levels = Array.from(
      { length: 15 },
      (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
    ).join('');
    const { losses } = importSvg(
      svg(
        `<defs><g id="l0">${box(0)}</g>${levels}</defs>${box(100, 'id="A01"')}<use href="#l15"/>`,
      ),
    );
    expect(losses.filter((loss) => loss.startsWith('TOO_MANY_USES'))).not.toEqual([]);
  });
});

describe('where codes come from', () => {
  it('prefers the id, then the label, then the text in the smallest shape', () => {
    const { codes } = importSvg(
      svg(`
        <rect x="0" y="0" width="290" height="90" fill="none" stroke="black"/>
        ${box(10, 'id="A01" data-name="A02"')}<text x="20" y="35" font-size="8">A03</text>
        ${box(60, 'id="rect12" inkscape:label="Stand A04"')}<text x="70" y="35" font-size="8">A05</text>
        ${box(110, 'id="path7"')}<text x="120" y="35" font-size="8">a06 9 m²</text>
        <g>${box(160)}<title>VIP 1</title></g>`),
    );
    expect(codes).toEqual(['A01 id', 'A04 label', 'A06 text', 'VIP1 label']);
  });

  it('joins the lines of a name, and leaves sizes alone', () => {
    const { codes } = importSvg(
      svg(`${box(10)}<text font-size="6"><tspan x="12" y="25">Espace</tspan><tspan x="12" y="35">Conférence</tspan></text>
        ${box(60)}<text x="62" y="25" font-size="6">A7</text><text x="62" y="40" font-size="6">9</text>`),
    );
    expect(codes).toEqual(['Espace Conference text', 'A07 text']);
  });

  it('places what looks like a code and is in no inventory, and says so', () => {
    const { codes, placed, losses } = importSvg(
      svg(`${box(10, 'id="H3-K12"')}${box(60, 'id="Rectangle 5"')}`),
    );
    expect(codes).toEqual(['H3-K12 id']);
    expect(placed).toEqual([{ code: 'H3-K12', known: false, source: 'id' }]);
    expect(losses).toEqual([]);
  });

  it('keeps holes empty that the file leaves out by evenodd', () => {
    const { hit, plan } = importSvg(
      svg(
        '<path id="A01" fill-rule="evenodd" d="M0 0h90v90h-90zM30 30h30v30h-30zM40 40h9v9h-9z"/>',
      ),
    );
    const [shape] = plan.shapes;
    const { minX = 0, minY = 0, maxX = 0 } = shape?.bounds ?? {};
    const at = (units: number) =>
      hit(minX + (units / 90) * (maxX - minX), minY + (units / 90) * (maxX - minX));
    expect([10, 35, 45, 55].map((units) => at(units)?.code)).toEqual([
      'A01',
      undefined,
      'A01',
      undefined,
    ]);
  });

  it('draws symbols and copies in their places', () => {
    const { codes, shapeOf } = importSvg(
      svg(`<symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10h-10z" fill="orange"/></symbol>
        <use id="A01" href="#s" x="10" y="10" width="40" height="40"/>
        <use id="A02" href="#s" x="60" y="10" width="20" height="20"/>`),
    );
    expect(codes).toEqual(['A01 id', 'A02 id']);
    const [large, small] = ['A01', 'A02'].map((code) => areaOf(shapeOf(code)[0]?.rings ?? []));
    expect((large ?? 0) / (small ?? 1)).toBeCloseTo(4, 1);
  });
});

describe('the size of the plan', () => {
  it('brings any drawing into the canvas, whatever its units', () => {
    for (const size of ['viewBox="0 0 3 1"', 'width="2in" height="20mm"', '']) {
      const { plan } = importSvg(
        `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect id="A01" width="1in" height="0.5in"/><rect id="A02" x="96" width="25.4mm" height="36pt"/></svg>`,
      );
      const [first, second] = plan.shapes.map(({ bounds }) => bounds);
      expect([plan.width, plan.height]).toEqual([1500, 300]);
      expect((first?.maxX ?? 0) - (first?.minX ?? 0)).toBeCloseTo(580, 0);
      expect(second?.maxX).toBeLessThanOrEqual(1500);
      expect(second?.maxY).toBeCloseTo(first?.maxY ?? 0, 1);
    }
  });
});

describe('the check of a plan', () => {
  it('names codes missing, doubled, unknown and overlapping, and shapes that cannot be drawn', () => {
    const rect = { type: 'rect', y: 0, width: 30, height: 30 };
    const faults = checkHall(
      {
        id: 't',
        width: 1500,
        height: 300,
        shapes: [
          { ...rect, id: 'A01', x: 0 },
          { ...rect, id: 'A02', x: 29 },
          { ...rect, id: 'A03', x: 59 },
          { ...rect, id: 'A03', x: 200 },
          { ...rect, id: 'Z1', x: 300 },
          { ...rect, id: 'A05', x: 1e300 },
        ],
      },
      ['A01', 'A02', 'A03', 'A04', 'A05'],
    );
    expect(faults.map(({ code, element }) => `${code} ${element}`)).toEqual([
      'MISSING A04',
      'MISSING A05',
      'DOUBLED A03',
      'UNKNOWN Z1',
      'OVERLAPPING A01 · A02',
      'BROKEN A05',
    ]);
  });
});
