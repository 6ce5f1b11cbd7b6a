import { defineRemote } from '@mosta/shared/contract/define-remote';

/** Has nothing of what its descriptor promises. */
export default defineRemote({
  contract: '^1.0.0',
  name: 'no-such-part',
  routes: {},
  slots: {},
});
