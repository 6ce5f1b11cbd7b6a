import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'plan', environment: 'node' });
