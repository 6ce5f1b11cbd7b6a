import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'remote-exemple', environment: 'browser' });
