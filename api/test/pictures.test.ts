import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { contentEntrySchema } from '@mosta/shared/schemas/content.schema';
import { uploadedPictureSchema } from '@mosta/shared/schemas/picture.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { type SponsorContent, sponsorListSchema } from '@mosta/shared/schemas/sponsor.schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { FIRST_SPONSORS } from '../src/modules/content/first-content';
import { pictures } from '../src/tables/picture';
import { auditLinesOf } from './support/audit-lines';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());

let senders = 0;
/** Each upload comes from an address of its own, so that no limit answers in place of the check. */
function upload(content: Buffer | string, field = 'file') {
  senders += 1;
  const head = `--essai\r\nContent-Disposition: form-data; name="${field}"; filename="logo.svg"\r\n\r\n`;
  return service.app.inject({
    ...{ method: 'POST', url: '/v1/organizer/picture', remoteAddress: `10.1.0.${senders}` },
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=essai' },
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content),
      Buffer.from('\r\n--essai--\r\n'),
    ]),
  });
}
const uploaded = async (content: Buffer | string) =>
  v.parse(uploadedPictureSchema, (await upload(content)).json());
const open = (url: string) => service.app.inject({ url });
const refusalOf = (response: { json: () => unknown }) => {
  const { code, errors } = v.parse(problemSchema, response.json());
  return [code, errors?.[0]?.path];
};

const svg = (inside: string, attributes = 'viewBox="0 0 120 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const RECT = '<rect width="120" height="60" fill="olive"/>';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A grey PNG, with a text that names a person. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Author\0Amina Exemple')),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('<script>alert(1)</script>'),
  ]);
}
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
/** A WebP without loss, with a text that names a person. */
function webp(width: number, height: number, flags = 0x0c): Buffer {
  const part = (type: string, data: Buffer) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(flags, 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const picture = Buffer.alloc(7);
  picture[0] = 0x2f;
  picture.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const body = Buffer.concat([
    ...[part('VP8X', canvas), part('VP8L', picture)],
    ...[part('EXIF', Buffer.from('Amina Exemple')), part('XMP ', Buffer.from('GPS'))],
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body, Buffer.from('<script>')]);
}
/** A photograph as a telephone writes it: turned by a quarter, with a comment. */
function jpeg(width: number, height: number): Buffer {
  const exif = Buffer.from(
    'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0',
    'latin1',
  );
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.concat([exif, Buffer.from('GPS 35.9,0.09')])),
    segment(0xfe, Buffer.from('Amina Exemple')),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0x34, 0xff, 0xd9]),
    Buffer.from('après la fin'),
  ]);
}

it('keeps a drawing under the name of its content, for everybody and for ever', async () => {
  const { picture, removed } = await uploaded(svg(RECT));
  expect(picture).toEqual({
    ...{ path: expect.stringMatching(/^\/v1\/picture\/[\da-f]{64}$/), width: 400, height: 200 },
  });
  expect(removed).toEqual([]);
  expect((await uploaded(svg(RECT))).picture).toEqual(picture);
  const answer = await open(picture.path);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toContain('<rect width="120" height="60" fill="olive">');
  const lines = await auditLinesOf(service.database.db, picture.path.slice(-64));
  expect(lines.map(([action]) => action)).toEqual(['content.add-picture', 'content.add-picture']);
});

it.each([
  ['a script', '<script>alert(1)</script>', ['script']],
  ['a handler', '<g onload="alert(1)"/>', ['onload']],
  ['a foreign page', '<foreignObject><p xmlns="x">é</p></foreignObject>', ['foreignObject']],
  ['a picture', '<image href="https://ailleurs.dz/a.png"/>', ['image']],
  ['a copy from elsewhere', '<use xlink:href="https://ailleurs.dz/a.svg#b"/>', ['href']],
  ['a paint from elsewhere', '<rect fill="url(https://ailleurs.dz/a.svg#b)"/>', ['fill']],
  ['an escaped paint', '<rect style="fill:u\\72l(https://ailleurs.dz)"/>', ['style']],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', ['set']],
  ['an imported sheet', '<style>@import "https://ailleurs.dz/a.css";</style>', ['style']],
  ['a sheet that fetches', '<style>.a{fill:url(//ailleurs.dz/a)}</style>', ['style']],
  ['copies of copies', '<g id="a"><use href="#b"/></g><use href="#a"/>', ['href']],
])('takes %s out of a drawing, and names it', async (_case, inside, removed) => {
  const answer = await uploaded(svg(`${RECT}${inside}`));
  expect(answer.removed).toEqual(removed);
  const { body } = await open(answer.picture.path);
  expect(body).not.toMatch(/script|onload|ailleurs|alert|javascript|foreign|\\72|import/);
  expect(body).toContain('<rect');
});

it('keeps gradients, copies, classes and texts of the drawing itself', async () => {
  const inside =
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="1"/></linearGradient></defs>' +
    '<a href="https://ailleurs.dz"><path id="p" class="a" d="M0 0h9v9z"/></a><use xlink:href="#p" x="9"/><text>Conserves &amp; cie</text>';
  const answer = await uploaded(svg(inside, 'width="90" height="30px"'));
  expect(answer).toMatchObject({ removed: [], picture: { width: 400, height: 133 } });
  const { body } = await open(answer.picture.path);
  for (const kept of [
    '.a{fill:url(#g)}',
    '<linearGradient id="g">',
    'href="#p"',
    'Conserves &amp; cie',
  ])
    expect(body).toContain(kept);
  expect(body).not.toContain('ailleurs');
});

it('leaves out of a PNG and of a JPEG what does not draw, and keeps which side is up', async () => {
  const drawn = await uploaded(png(40, 30));
  expect(drawn.picture).toMatchObject({ width: 40, height: 30 });
  const kept = await open(drawn.picture.path);
  expect(kept.headers['content-type']).toBe('image/png');
  expect(kept.rawPayload.toString('latin1')).not.toMatch(/Amina|script/);
  const photograph = await uploaded(jpeg(64, 32));
  expect(photograph.picture).toMatchObject({ width: 32, height: 64 });
  const cleaned = await open(photograph.picture.path);
  expect(cleaned.headers['content-type']).toBe('image/jpeg');
  expect(cleaned.rawPayload.toString('latin1')).not.toMatch(/Amina|GPS|fin/);
  expect(cleaned.rawPayload.subarray(-4)).toEqual(Buffer.from([0x12, 0x34, 0xff, 0xd9]));
  const again = await uploaded(cleaned.rawPayload);
  expect(again.picture).toEqual(photograph.picture);
});

it('leaves out of a WebP what does not draw, and its marks', async () => {
  const { picture } = await uploaded(webp(41, 30));
  expect(picture).toMatchObject({ width: 41, height: 30 });
  const kept = await open(picture.path);
  expect(kept.headers['content-type']).toBe('image/webp');
  expect(kept.rawPayload.toString('latin1')).not.toMatch(/Amina|GPS|EXIF|XMP|script/);
  expect(kept.rawPayload.readUInt32LE(4)).toBe(kept.rawPayload.length - 8);
  expect(kept.rawPayload.readUInt8(20)).toBe(0);
  expect((await uploaded(kept.rawPayload)).picture).toEqual(picture);
});

it.each([
  ['no picture', Buffer.from('%PDF-1.7'), 'NOT_A_PICTURE'],
  ['half a drawing', Buffer.from('<svg viewBox="0 0 9 9"><rect'), 'DAMAGED'],
  ['an empty drawing', Buffer.from(svg('<g/>')), 'NOTHING_DRAWN'],
  ['a drawing without size', Buffer.from(svg(RECT, '')), 'NO_SIZE'],
  ['a line', Buffer.from(svg(RECT, 'viewBox="0 0 900 9"')), 'TOO_LONG'],
  ['a heavy drawing', Buffer.from(svg(RECT.repeat(5000))), 'TOO_HEAVY'],
  ['ten thousand groups', Buffer.from(svg('<g/>'.repeat(10_000))), 'TOO_COMPLEX'],
  ['a deep drawing', Buffer.from(svg('<g>'.repeat(300))), 'TOO_COMPLEX'],
  ['half a PNG', png(40, 30).subarray(0, 80), 'DAMAGED'],
  ['a small PNG', png(8, 8), 'WRONG_SIZE'],
  ['a wide PNG', png(4001, 500), 'WRONG_SIZE'],
  ['half a WebP', webp(40, 30).subarray(0, 40), 'DAMAGED'],
  ['a small WebP', webp(8, 8), 'WRONG_SIZE'],
  ['a WebP that moves', webp(40, 30, 0x02), 'ANIMATED'],
  ['half a JPEG', jpeg(64, 32).subarray(0, 60), 'DAMAGED'],
])('refuses %s, with the reason', async (_case, file, reason) => {
  const answer = await upload(file);
  expect([answer.statusCode, ...refusalOf(answer)]).toEqual([422, 'PICTURE_REFUSED', reason]);
});

it('refuses a file above the limit, another field, and nothing', async () => {
  expect((await upload(Buffer.alloc(1_000_001))).statusCode).toBe(413);
  expect(refusalOf(await upload(svg(RECT), 'autre'))).toEqual(['INVALID_INPUT', 'autre']);
  expect(refusalOf(await upload(''))).toEqual(['INVALID_INPUT', 'file']);
});

it('answers 404 for a picture that there is not', async () => {
  for (const name of ['0'.repeat(64), 'inconnu']) {
    expect((await open(`/v1/picture/${name}`)).statusCode).toBe(404);
  }
});

describe('sponsors', () => {
  const SPONSOR: SponsorContent = {
    ...{ sample: false, level: 'platinum', name: 'Conserverie exemple' },
    ...{ lien: 'https://conserverie.exemple.dz', logo: null },
  };
  const add = (content: object) =>
    service.app.inject({
      ...{ method: 'POST', url: '/v1/organizer/content', headers },
      payload: { kind: 'sponsor', key: randomUUID(), content, publish: true },
    });
  const shown = async () =>
    v.parse(sponsorListSchema, (await service.app.inject({ url: '/v1/content/sponsor' })).json());

  it('begin with five samples, and show a logo that was uploaded', async () => {
    expect(await shown()).toEqual(
      FIRST_SPONSORS.map(({ key, content }) => ({ id: key, ...content })),
    );
    const { picture } = await uploaded(svg(`${RECT}<circle r="4"/>`));
    const answer = await add({ ...SPONSOR, logo: picture });
    expect(answer.statusCode).toBe(201);
    const { key } = v.parse(contentEntrySchema, answer.json());
    while ((await shown()).length < 6) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await shown()).at(-1)).toEqual({ id: key, ...SPONSOR, logo: picture });
  });

  it.each([
    [
      'a picture from elsewhere',
      { logo: { path: 'https://ailleurs.dz/a.svg', width: 9, height: 9 } },
      'content.logo.path',
    ],
    [
      'a picture that there is not',
      { logo: { path: `/v1/picture/${'0'.repeat(64)}`, width: 9, height: 9 } },
      'content.logo',
    ],
    ['a script as link', { lien: 'javascript:alert(1)' }, 'content.lien'],
    ['no name', { name: ' ' }, 'content.name'],
    ['a level that there is not', { level: 'or' }, 'content.level'],
  ])('refuse %s', async (_case, change, path) => {
    expect(refusalOf(await add({ ...SPONSOR, ...change }))).toEqual(['INVALID_INPUT', path]);
  });

  it('keep the pictures that they show or showed; others go a day after', async () => {
    const { db } = service.database;
    const names = async () =>
      (await db.select({ hash: pictures.hash }).from(pictures)).map(({ hash }) => hash);
    const { picture: used } = await uploaded(svg(`${RECT}<circle r="5"/>`));
    const { picture: unused } = await uploaded(svg(`${RECT}<circle r="6"/>`));
    await add({ ...SPONSOR, name: 'Moulin exemple', logo: used });
    await db.execute(sql`update ${pictures} set created_at = now() - interval '2 days'`);
    await uploaded(svg(`${RECT}<circle r="7"/>`));
    expect(await names()).toContain(used.path.slice(-64));
    expect(await names()).not.toContain(unused.path.slice(-64));
  });
});
