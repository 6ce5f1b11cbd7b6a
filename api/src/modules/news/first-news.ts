import type { NewsInput } from '@mosta/shared/schemas/news.schema';
import type { Executor } from '../../platform/database/database';
import { news } from '../../tables/news';

/** Names no code: a portal begins with none. Whoever makes one names it here. */
export const FIRST_DISCOUNT_TEXT =
  'L’organisation remet aux exposants un code de réduction. Demandez-le avant de confirmer votre réservation, puis saisissez-le dans la simulation.';

/** The announcements with which the fair begins (specification, section 2), oldest first. */
const FIRST_NEWS: readonly (NewsInput & { seed: string })[] = [
  {
    seed: 'discount',
    date: '2025-04-10',
    important: true,
    title: 'Un code de réduction pour les exposants',
    category: 'Réduction',
    content: FIRST_DISCOUNT_TEXT,
  },
  {
    seed: 'maintenance',
    date: '2025-04-24',
    important: false,
    title: 'Maintenance programmée des équipements',
    category: 'Information',
    content:
      'Les équipements des stands sont vérifiés avant l’ouverture du salon. Les prises 220 V sont coupées pendant la vérification.',
  },
  {
    seed: 'menu',
    date: '2025-04-26',
    important: false,
    title: 'Un nouveau menu à la restauration',
    category: 'Menu',
    content:
      'La restauration du salon propose un nouveau menu aux exposants, servi pendant les quatre jours.',
  },
];

/** Adds the first announcements, each once: those that were edited or withdrawn since stay as they are. */
export async function addFirstNews(db: Executor): Promise<void> {
  await db
    .insert(news)
    .values([...FIRST_NEWS])
    .onConflictDoNothing({ target: news.seed });
}
