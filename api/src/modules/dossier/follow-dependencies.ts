import type { Db } from '../../platform/database/database';
import type { Storage } from '../../platform/storage/storage';

export type FollowDependencies = {
  db: Db;
  storage: Storage;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
  /** Called once a change is committed, so that it is announced at once. */
  onChanged: () => void;
};
