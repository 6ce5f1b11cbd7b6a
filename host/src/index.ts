import { nextTask } from '@mosta/shared/late/next-task';
import { installScriptAddressPolicy } from './federation/script-address-policy';
import { pageConfig } from './page/page-config';
import { showStartFailure } from './page/start-failure';

// First of all: every script address from here on passes the policy, the bootstrap's own chunks included.
installScriptAddressPolicy();

// Federation needs this asynchronous boundary: shared modules are negotiated before the bootstrap runs.
evaluateInParts()
  .then(() => import('./bootstrap'))
  .then(({ bootstrap }) => bootstrap())
  .catch((error: unknown) => {
    showStartFailure();
    console.error(error);
  });

/**
 * The page's configuration, and what the bootstrap imports, in the sequence in which the parts import each other. Each is evaluated in a task of its
 * own: in one, a phone would answer nobody for a quarter of a second (docs/decisions/0056).
 */
async function evaluateInParts(): Promise<void> {
  const parts: (() => unknown)[] = [
    pageConfig,
    () => import('react-dom/client'),
    () => import('@mosta/shared/i18n'),
    () => import('@mosta/shared/router'),
    () => import('@mosta/shared/queries'),
    () => import('@mosta/shared/theme'),
    firstTheme,
    () => import('@mosta/shared/ui/base'),
    () => import('@mosta/shared/shell'),
  ];
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
}

/** The theme is as long in the making as a slice of drawing may be, and every page needs it before anything else. */
async function firstTheme(): Promise<void> {
  const { prepareTheme } = await import('@mosta/shared/theme');
  prepareTheme(pageConfig().language);
}
