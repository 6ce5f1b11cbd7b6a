import {
  formerDirectorySchema,
  formerEditionSchema,
  formerExhibitorSchema,
  formerNewsSchema,
  formerPageListSchema,
} from '@mosta/shared/schemas/former-edition.schema';
import * as v from 'valibot';
import type { ChangeSignals } from '../../platform/database/change-signals';
import type { Db } from '../../platform/database/database';
import {
  answerWithDocument,
  createCachedDocument,
  createCachedRows,
} from '../../platform/http/cached-document';
import type { ValibotApp } from '../../platform/http/validation';
import { DIRECTORY_TABLES } from '../exhibitor/exhibitor-page.repository';
import { createFormerEditionService } from './former-edition.service';

const tags = ['Édition'];
const LIST = '/v1/former-edition';
const YEAR = /^[1-9]\d{3}$/;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const ofYear = v.object({ year: v.string() });
const ofExhibitor = v.object({ year: v.string(), exhibitor: v.string() });

type Page = { part: '' | '/exposants' | '/actualites'; summary: string; answer: v.GenericSchema };
const PAGES: readonly Page[] = [
  { part: '', summary: 'Lit une édition passée', answer: formerEditionSchema },
  {
    part: '/exposants',
    summary: 'Liste par nom les exposants d’une édition passée',
    answer: formerDirectorySchema,
  },
  {
    part: '/actualites',
    summary: 'Liste les actualités d’une édition passée',
    answer: formerNewsSchema,
  },
];
const EXHIBITOR: v.GenericSchema = formerExhibitorSchema;

/** Former editions, to be read under their year: each path below the list is a page's address below `/edition`. */
export function formerEditionRoutes(
  app: ValibotApp,
  { db, signals }: { db: Db; signals: ChangeSignals },
): void {
  const former = createFormerEditionService(db);
  const tables = [...DIRECTORY_TABLES, 'content_entries'];
  answerWithDocument(
    app,
    LIST,
    {
      tags,
      summary: 'Liste les pages des éditions passées, la plus récente d’abord',
      answer: formerPageListSchema,
    },
    createCachedDocument(signals, tables, former.pages),
  );

  /** What a page is drawn from, by its address below `/edition`. */
  const read = async (id: string): Promise<unknown> => {
    const [text = '', part, exhibitor, ...more] = id.split('/');
    if (!YEAR.test(text) || more.length > 0) return undefined;
    const year = Number(text);
    if (part === undefined) return former.edition({ year });
    if (exhibitor !== undefined)
      return part === 'exposants' && ID.test(exhibitor)
        ? former.exhibitor({ year, exhibitor })
        : undefined;
    if (part === 'exposants') return former.directory({ year });
    return part === 'actualites' ? former.news({ year }) : undefined;
  };
  const rows = createCachedRows(signals, tables, read);
  app.rowDocuments.set(LIST.slice(1), rows.current);

  const config = { access: 'public' } as const;
  for (const { part, summary, answer } of PAGES) {
    app.get(
      `${LIST}/:year${part}`,
      { config, schema: { tags, summary, params: ofYear, response: { 200: answer } } },
      (request, reply) => rows.send(`${request.params.year}${part}`, request, reply),
    );
  }
  app.get(
    `${LIST}/:year/exposants/:exhibitor`,
    {
      config,
      schema: {
        ...{ tags, summary: 'Montre la page d’un exposant d’une édition passée' },
        params: ofExhibitor,
        response: { 200: EXHIBITOR },
      },
    },
    (request, reply) => {
      const { year, exhibitor } = request.params;
      return rows.send(`${year}/exposants/${exhibitor}`, request, reply);
    },
  );
}
