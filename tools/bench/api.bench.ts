/**
 * The service under load: hotel list against a bare Fastify and a bare `pg`, options on stands, sockets and broadcast,
 * uploads; embedded and on PostgreSQL with Redis, in one run. Ratios count; the other figures are this machine's.
 */
import { print } from '../src/terminal';
import { measureBroadcast } from './api/broadcast';
import { measureHolds } from './api/holds';
import { measureHotelList } from './api/hotel-list';
import { prepareGround } from './api/instances';
import { measureUploads } from './api/uploads';

const PARTS = [
  ['Hotel list', measureHotelList],
  ['Holds', measureHolds],
  ['Sockets and broadcast', measureBroadcast],
  ['Uploads', measureUploads],
] as const;

const ground = await prepareGround();
try {
  for (const [title, measure] of PARTS) {
    print(`▸ ${title}`);
    await measure(ground);
  }
} finally {
  await ground.close();
}
