import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'remote-exhibitor', environment: 'by file' });
