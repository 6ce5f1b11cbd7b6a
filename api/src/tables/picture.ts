import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures that organisers uploaded for the pages, cleaned. The same picture is one row, whoever uploads it. */
export const pictures = pgTable('pictures', {
  /** SHA-256 of the content, in hexadecimal: its name in addresses. */
  hash: text('hash').primaryKey(),
  mediaType: text('media_type').notNull(),
  /** Pixels; of a drawing its own units. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  content: bytea('content').notNull(),
  createdAt: createdAt(),
});
