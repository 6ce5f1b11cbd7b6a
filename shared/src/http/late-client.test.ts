import { onlineManager } from '@tanstack/react-query';
import { plainClient } from './plain-client';

// the file of the library, as it is when the network has gone before it came
jest.mock('./axios-library', () => {
  throw new Error('ChunkLoadError');
});

afterEach(() => onlineManager.setOnline(true));

it.each([
  ['NETWORK', true],
  ['OFFLINE', false],
])('fails with %s where the code of calls cannot be fetched', async (code, online) => {
  onlineManager.setOnline(online);
  await expect(plainClient.get('v1/hotel')).rejects.toMatchObject({ code, status: 0 });
});
