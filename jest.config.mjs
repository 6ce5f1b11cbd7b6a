/** Every package's tests in one run: `npm run unit`, or `npm run unit -- remote-hotels` for one package. */
export default {
  // A worker keeps much of every file that it ran; a fresh one is faster than one that mostly collects garbage.
  workerIdleMemoryLimit: '700MB',
  projects: [
    '<rootDir>/shared',
    '<rootDir>/host',
    '<rootDir>/remote-public',
    '<rootDir>/remote-exhibitor',
    '<rootDir>/remote-floorplan',
    '<rootDir>/remote-hotels',
    '<rootDir>/api',
    '<rootDir>/tools',
  ],
};
