import { asLoadError } from './failures';

const ofChunk = (said: object) =>
  asLoadError(
    Object.assign(new Error('Loading chunk 609 failed'), { name: 'ChunkLoadError' }, said),
  );

// The runtime's limit for a chunk and the host's for a part are as long: which of them ends first is chance.
it.each([
  [{ type: 'timeout' }, 'CHUNK_TIMEOUT'],
  [{ type: 'error' }, 'CHUNK_FAILED'],
  [{ type: 'missing' }, 'CHUNK_FAILED'],
  [{ type: 'error', code: 'CHUNK_INTEGRITY' }, 'CHUNK_INTEGRITY'],
  [{}, 'CHUNK_FAILED'],
])('tells what a chunk failed by: %j is %s', (said, code) => {
  expect(ofChunk(said)).toMatchObject({ phase: 'script', code });
});
