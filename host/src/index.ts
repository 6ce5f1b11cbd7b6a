import { installScriptAddressPolicy } from './federation/script-address-policy';
import { showStartFailure } from './page/start-failure';

// First of all: every script address from here on passes the policy, the bootstrap's own chunks included.
installScriptAddressPolicy();

// Federation needs this asynchronous boundary: shared modules are negotiated before the bootstrap runs.
import('./bootstrap')
  .then(({ bootstrap }) => bootstrap())
  .catch((error: unknown) => {
    showStartFailure();
    console.error(error);
  });
