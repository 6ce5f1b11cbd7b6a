import { jestProject } from './jest/preset.mjs';

export default jestProject({ name: 'tools', environment: 'node' });
