/**
 * The service under load: pages, hotel list against a bare Fastify and a bare `pg`, options on stands, sockets and broadcast,
 * uploads, documents, the organisers' lists with many rows; embedded and on PostgreSQL with Redis, in one run. Ratios count; the other figures are this machine's.
 */
import { print } from '@mosta/portal-sdk/terminal';
import { measureBroadcast } from './api/broadcast';
import { measureDocuments } from './api/documents';
import { measureHolds } from './api/holds';
import { measureHotelList } from './api/hotel-list';
import { prepareGround } from './api/instances';
import { measureLists } from './api/lists';
import { measurePages } from './api/pages';
import { measureUploads } from './api/uploads';

const PARTS = [
  ['Pages', measurePages],
  ['Hotel list', measureHotelList],
  ['Holds', measureHolds],
  ['Sockets and broadcast', measureBroadcast],
  ['Uploads', measureUploads],
  ['Documents', measureDocuments],
  ['Lists of organisers', measureLists],
] as const;

/** `npm run bench -- api holds`: the parts whose title has that word; all by default. */
const wanted = process.argv.slice(4).join(' ').toLowerCase();
const ground = await prepareGround();
try {
  for (const [title, measure] of PARTS) {
    if (!title.toLowerCase().includes(wanted)) continue;
    print(`▸ ${title}`);
    await measure(ground);
  }
} finally {
  await ground.close();
}
