import { defineModule } from '../../platform/http/define-module';
import { bankRoutes } from './bank.routes';

type Options = {
  /** Uploads allowed to one network address in a minute. */
  perMinute: number;
};

/** Statements of the fair's bank account, whose lines become payments. */
export const bankPlugin = defineModule<Options>({ name: 'bank', needs: ['db'] }, (app, options) =>
  bankRoutes(app, { db: app.db, ...options }),
);
