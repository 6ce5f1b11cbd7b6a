import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'remote-public', environment: 'by file' });
