import type { APIRequestContext } from '@playwright/test';
import { FaultyPortal } from './faulty-portal';

/** Text that would leave a mark wherever a page took it as HTML, as a script or as an attribute. */
export const HOSTILE_TEXT =
  '"\'><img src=x data-hostile onerror="window.hostile=1"><script data-hostile>window.hostile=1</script>{{7*7}}';
/** An address that would run where a page made it a link or a source. */
const HOSTILE_ADDRESS = 'javascript:window.hostile=1';

type Schema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
};
type Operation = {
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
type Description = { paths: Record<string, Record<string, Operation>> };

/** Identifiers and addresses of files: what a page looks up. */
const IDENTIFIER =
  /^(_id|id|code|stands?|role|token|etag|articleId|formuleId|currency|kind|logoUrl|images|picture)$/;
const ADDRESS = /(website|href)$/i;

/**
 * Stands before the portal, and answers calls with what the service says, every free text in it replaced by a hostile
 * one. What a text is follows from the service's own description, so that a new call or field takes part by itself.
 */
export class HostilePortal {
  /** The paths of the calls that carried such texts, growing while pages are visited. */
  readonly carried = new Set<string>();
  private readonly portal = new FaultyPortal();

  /**
   * @param service the portal itself, which describes its calls
   * @returns the address at which it answers
   */
  async start(service: APIRequestContext): Promise<string> {
    const answer = await service.get('/openapi.json');
    const { paths } = (await answer.json()) as Description;
    const described = Object.entries(paths).map(([path, methods]) => ({
      path,
      pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      methods,
    }));
    this.portal.rewrite = withoutAnswers;
    this.portal.rewriteCall = (method, path) => {
      const call = described.find(({ pattern }) => pattern.test(path));
      const responses = call?.methods[method.toLowerCase()]?.responses;
      if (!call || !responses || !path.startsWith('/v1/')) return undefined;
      return (status, body) => {
        const schema = responses[String(status)]?.content?.['application/json']?.schema;
        if (!schema) return body;
        const before: unknown = JSON.parse(body);
        const after = JSON.stringify(withHostileTexts(before, schema, ''));
        if (after !== JSON.stringify(before)) this.carried.add(call.path);
        return after;
      };
    };
    return this.portal.start();
  }

  stop(): Promise<void> {
    return this.portal.stop();
  }
}

/** A page brings answers along, as JSON; without them it asks for each. */
function withoutAnswers(html: string): string {
  return html.replace(/<script type="application\/json" id="portal-data"[^>]*>.*?<\/script>/s, '');
}

function withHostileTexts(value: unknown, schema: Schema, name: string): unknown {
  if (schema.anyOf) {
    const chosen = schema.anyOf.find((one) => one.type === typeOf(value)) ?? schema.anyOf[0];
    return chosen ? withHostileTexts(value, chosen, name) : value;
  }
  if (Array.isArray(value)) {
    return value.map((entry) => withHostileTexts(entry, schema.items ?? {}, name));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const field = schema.properties?.[key] ?? schema.additionalProperties;
        return [key, typeof field === 'object' ? withHostileTexts(entry, field, key) : entry];
      }),
    );
  }
  return typeof value === 'string' && isFreeText(schema, name) ? hostileFor(name) : value;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isFreeText(schema: Schema, name: string): boolean {
  const constrained = schema.enum ?? schema.const ?? schema.format ?? schema.pattern;
  return schema.type === 'string' && constrained === undefined && !IDENTIFIER.test(name);
}

function hostileFor(name: string): string {
  return ADDRESS.test(name) ? HOSTILE_ADDRESS : HOSTILE_TEXT;
}
