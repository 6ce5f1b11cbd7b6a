import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'remote-organiser', environment: 'by file' });
