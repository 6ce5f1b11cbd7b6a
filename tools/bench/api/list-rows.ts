import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** How many rows each table of a list gets. */
export const ROWS = 50_000;
/**
 * Rows of one statement. The embedded database does one at a time: the portal's own statements wait for it, and whoever wants
 * its one connection for more than ten seconds gives up.
 */
const AT_ONCE = 500;
/** Of these, the dossiers whose reservation is confirmed: a fair has no more stands than that. */
const CONFIRMED = 500;

/** Codes, whose uses have a row each: organisers write them one by one. */
const CODES = 500;

/** An identifier that is the same in every table, so that rows are joined without a look. */
const ID = "('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid";
/** The identifier of the first row of each table. */
export const ID_OF_FIRST = '00000000-0000-4000-8000-000000000001';
const WHEN = "timestamptz '2026-06-01' - i * interval '7 minutes'";
const EDITION = 'current_edition()';
const OF_ALL = 'from generate_series($1::int, $2::int) as i';
const SIMULATION = JSON.stringify({
  ...{ personalInfo: { nationality: 'Exposant Algérien', sector: '', participationType: '' } },
  ...{ formule: { selectedFormules: [] }, cart: {}, promo: null, promoCode: null },
});
const PRICED = JSON.stringify({
  ...{ currency: 'DZD', lines: [], partial: false },
  totals: { payable: { amount: 119_000, currency: 'DZD' } },
});
const LETTER = JSON.stringify({
  ...{ category: 'dossier', subject: { fr: 'Exemple', en: '', ar: '' } },
  ...{ body: { fr: 'Un texte d’exemple.', en: '', ar: '' } },
  audience: { kind: 'filter', stages: ['received'], payment: 'any', sectors: [], country: '' },
});

const PERSON = JSON.stringify({
  ...{ surname: 'Exemple', phone: '+213550000000', address: 'Mostaganem', birthdate: '1999-01-01' },
});
const STUDIES = JSON.stringify({
  ...{ studyLevel: 'BAC +3', diplome: 'Exemple', experience: '', agroExperience: '', works: [] },
  ...{ skills: ['accueil'], languages: ['français'], coverLetter: 'Une lettre d’exemple.' },
});

/** Statements that fill the tables behind the organisers' lists, in the order of their references. */
const FILLING = [
  `insert into users (id, email, email_verified_at, password_hash, role, nom, prenom, created_at)
    select ${ID}, 'exposant-' || i || '@exemple.dz', now(), '-', 'Exhibitor', 'Nom ' || md5(i::text), 'Exemple', ${WHEN} ${OF_ALL}`,
  `insert into exhibitors (id, created_at) select ${ID}, ${WHEN} ${OF_ALL}`,
  `insert into exhibitor_members (user_id, exhibitor_id, role) select ${ID}, ${ID}, 'owner' ${OF_ALL}`,
  `insert into companies (id, exhibitor_id, name, raison_sociale, statut, adresse, code_postal, pays, email, rc_doubtful, nif_numero)
    select ${ID}, ${ID}, 'Marque ' || md5(i::text), 'Société exemple ' || i, 'SARL', '1, rue de l’Exemple', '27000', 'Algérie',
      'societe-' || i || '@exemple.dz', false, lpad(i::text, 15, '0') ${OF_ALL}`,
  `insert into reservations (id, exhibitor_id, edition, currency, status, created_at, confirmed_at)
    select ${ID}, ${ID}, ${EDITION}, 'DZD', case when i <= ${CONFIRMED} then 'confirmed' else 'pending' end, ${WHEN},
      case when i <= ${CONFIRMED} then ${WHEN} end ${OF_ALL}`,
  `insert into participations (id, edition, exhibitor_id, company_id, reservation_id, fonction, phone, wishes, complete, status, decided_at, created_at)
    select ${ID}, ${EDITION}, ${ID}, ${ID}, ${ID}, 'Gérant', '+213550000000', '{}', true,
      case when i <= ${CONFIRMED} then 'accepted' else (array['received', 'to_complete', 'accepted', 'refused'])[1 + i % 4] end,
      case when i % 4 > 1 then ${WHEN} end, ${WHEN} ${OF_ALL}`,
  `insert into promo_codes (id, edition, code, discount_type, discount_value)
    select ${ID}, ${EDITION}, 'MESURE' || i, 'percentage', 10 ${OF_ALL} where i <= ${CODES}`,
  `insert into promo_uses (id, promo_id, quote_id)
    select ${ID}, ('00000000-0000-4000-8000-' || lpad(to_hex(1 + i % ${CODES}), 12, '0'))::uuid, ${ID} ${OF_ALL}`,
  `insert into badges (id, edition, email, nom, prenom, category, company, created_at, checked_in_at)
    select ${ID}, ${EDITION}, 'visiteur-' || i || '@exemple.dz', 'Nom ' || md5(i::text), 'Exemple',
      (array['visitor', 'professional', 'international', 'journalist'])[1 + i % 4], 'Société ' || i, ${WHEN},
      case when i % 3 = 0 then ${WHEN} end ${OF_ALL}`,
  `insert into payments (id, reservation_id, amount, received_on, mode, created_at)
    select ${ID}, ('00000000-0000-4000-8000-' || lpad(to_hex(1 + i % ${CONFIRMED}), 12, '0'))::uuid, 100, date '2026-05-01', 'virement', ${WHEN} ${OF_ALL}`,
  `insert into accounting_entries (id, amount, currency, received_on, mode, reference, payer, tax_number, created_at)
    select ${ID}, 100, 'DZD', date '2026-05-01', 'virement', 'ME-R' || i, 'Société exemple ' || i, lpad(i::text, 15, '0'), ${WHEN} ${OF_ALL}`,
  `insert into letters (id, edition_id, key, content, created_at, changed_by)
    select ${ID}, (select id from editions where current), ${ID}, '${LETTER}', ${WHEN}, ${ID} ${OF_ALL}`,
  `insert into audit_log (at, actor_id, action, subject, details, request_id)
    select ${WHEN}, ${ID}, (array['stand.block', 'participation.accept', 'content.publish', 'edition.change'])[1 + i % 4], ${ID}::text, '{}', 'mesure' ${OF_ALL}`,
  `insert into staff_applications (id, edition, personal, professional, files, status, created_at)
    select ${ID}, ${EDITION}, '${PERSON}'::jsonb || jsonb_build_object('name', 'Nom ' || md5(i::text), 'email', 'candidat-' || i || '@exemple.dz'),
      '${STUDIES}', '{}', (array['received', 'interview', 'accepted', 'refused'])[1 + i % 4], ${WHEN} ${OF_ALL}`,
  `insert into stand_holds (id, edition, stand_code, exhibitor_id, created_at, expires_at, ended_at)
    select ${ID}, ${EDITION}, (array(select code from stands where edition = ${EDITION} order by code))[1 + i % 100], ${ID}, ${WHEN},
      ${WHEN} + interval '3 days', ${WHEN} + interval '2 days' ${OF_ALL}`,
  `insert into issued_documents (year, kind, number, issued_on, reservation_id, amount, currency, content)
    select 2099, 'receipt', i, date '2026-05-01', ${ID}, 100, 'DZD', '{}' ${OF_ALL}`,
];

const KEEPING = `select keep_exhibitors(array_agg(${ID})) ${OF_ALL}`;

/**
 * Written once their exhibitors are kept, each as it ends up: the portal writes what it is searched by with the row, and the room of
 * a row that is settled later goes to a new one. Changed in one sweep, they would lie in twice as many pages.
 */
const QUOTES = `insert into quotes (id, edition, secret_hash, owner_id, simulation, priced, created_at, valid_until, search, settled)
  select ${ID}, ${EDITION}, md5(i::text), ${ID}, '${SIMULATION}', '${PRICED}', ${WHEN}, ${WHEN} + interval '30 days', exhibitors.search, 'applied'
    ${OF_ALL} join exhibitors on exhibitors.id = ${ID}`;

/** Sums that triggers would have kept. */
const SUMS = [
  `update reservations set paid = sums.paid
    from (select reservation_id, sum(amount) as paid from payments where cancelled_at is null group by 1) sums
    where sums.reservation_id = reservations.id`,
  `update promo_codes set dossiers = sums.dossiers
    from (select promo_id, count(*) as dossiers from promo_uses where until is null group by 1) sums
    where sums.promo_id = promo_codes.id`,
];

/** Where the database of a portal answers: the address of a server, or the folder of an embedded one. */
export type Place = { url: string } | { dataDir: string };

/** Fills the lists of a running portal. Triggers that would make the rows' relatives, and references, are off meanwhile. */
export async function fillLists(place: Place, rows = ROWS): Promise<void> {
  const client = await connectTo(place);
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of FILLING) {
      for (let first = 1; first <= rows; first += AT_ONCE) {
        await client.query(statement, [first, first + AT_ONCE - 1]);
      }
    }
    await ofEachTable(client, 'analyze');
    // what triggers would have kept
    for (const statement of [KEEPING, QUOTES]) {
      for (let first = 1; first <= rows; first += AT_ONCE) {
        await client.query(statement, [first, first + AT_ONCE - 1]);
      }
    }
    for (const statement of SUMS) await client.query(statement);
    // as PostgreSQL does by itself, and the embedded database at its start
    await ofEachTable(client, 'vacuum analyze');
    // the embedded database is one session for everybody
    await client.query('set session_replication_role = default');
  } finally {
    await client.end();
  }
}

/** A connection to the database of a portal, which the caller ends. */
export async function connectTo(place: Place): Promise<pg.Client> {
  const client = new pg.Client(
    'url' in place
      ? { connectionString: place.url }
      : { host: socketFolder(place.dataDir), user: 'postgres', database: 'postgres' },
  );
  await client.connect();
  return client;
}

/** A table at a time, so that the portal's statements have their turn in between. */
async function ofEachTable(client: pg.Client, command: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) await client.query(`${command} ${name}`);
}

/** As `api/src/platform/database/embedded-database.ts` names it. */
function socketFolder(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `mosta-${name}`);
}
