import { mountStandalone } from '@mosta/shared/testing/standalone-shell';
import { descriptor } from './descriptor';
import remote from './remote';

void mountStandalone(remote, descriptor);
