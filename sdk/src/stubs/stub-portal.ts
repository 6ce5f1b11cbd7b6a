import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
} from '@mosta/shared/contract/languages';
import { REGISTRY_FILE, STUBS_PATH } from '@mosta/shared/contract/published';
import { matchRoute } from '@mosta/shared/contract/registry';
import { UserError } from '../user-error';
import { type FileFault, faultOf, suffer } from './faults';
import { type HostSource, typeOf } from './host-source';
import { signInAnswer } from './sign-in-answer';
import { gatherStubs, type RegistryOptions, type StubRegistry } from './stub-registry';
import { isSocketEvent, SOCKET_EVENTS, type StubSocket, startStubSocket } from './stub-socket';

/** Answers of the service that pages call, by method and path: `GET /v1/hotel`. */
export type Answers = Readonly<Record<string, unknown>>;

export type StubPortalOptions = RegistryOptions & {
  /** Port of this machine; 0 takes any that is free. */
  port: number;
  host: HostSource;
  answers?: Answers;
};

/** A portal of stub remotes that runs. */
export type StubPortal = {
  url: string;
  /** Paths of the stubs' pages, and what they show. */
  list: StubRegistry['list'];
  /** From here on the server of that stub does its work. */
  mend: (name: string) => void;
  /** From here on it fails again. */
  break: (name: string) => void;
  /** From here on the server of that remote does this wrong; with none, it does its work. */
  harm: (name: string, faults: readonly FileFault[]) => void;
  /** Sends an event of the service to every open page: `emit('stand', change)`. */
  emit: StubSocket['emit'];
  /** Ends the pages' connections; they come back by themselves. */
  dropConnections: () => void;
  stop: () => Promise<void>;
};

/** Calls of the service, and what pages report to it. */
const CALLS = /^\/(?:v1|auth|socket\.io|sample)(?:\/|$)/;
const REPORTS = ['POST /v1/load', 'POST /v1/failure'];
/** `POST /stub/events/<event>` sends it to every page, with the body as its value. */
const EVENTS_PATH = '/stub/events/';
/** The call of the stub `service`. */
const STUB_CALL = 'GET /v1/stub';

/**
 * Serves the host with stub remotes, and neither service nor database.
 * @throws UserError when the port is taken
 */
export async function startStubPortal(options: StubPortalOptions): Promise<StubPortal> {
  const stubs = await gatherStubs(options);
  const mended = new Set<string>();
  const server = createServer((request, response) => {
    portal.answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    });
  });
  const socket = startStubSocket(server);
  const portal = new Portal(options, stubs, mended, socket);
  await listen(server, options.port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    list: stubs.list,
    mend: (name) => void mended.add(name),
    break: (name) => void mended.delete(name),
    harm: (name, faults) => void stubs.faults.set(name, faults),
    emit: socket.emit,
    dropConnections: socket.drop,
    stop: async () => {
      server.closeAllConnections();
      await socket.stop();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    throw new UserError(`Le port ${port} est déjà pris : choisissez-en un autre par --port.`);
  }
}

type Reply = { status?: number; type: string; body: string | Buffer; headers?: Headers };
type Headers = Record<string, string>;

class Portal {
  constructor(
    private readonly options: StubPortalOptions,
    private readonly stubs: StubRegistry,
    private readonly mended: Set<string>,
    private readonly socket: StubSocket,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await this.replyTo(request);
    // a server that hangs says nothing more
    if (reply === null) return;
    const { status = 200, type, body, headers } = reply;
    response
      .writeHead(status, { 'cache-control': 'no-cache', 'content-type': type, ...headers })
      .end(body);
  }

  private async replyTo(request: IncomingMessage): Promise<Reply | null> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    if (pathname.startsWith(STUBS_PATH)) {
      return this.stubFile(method, decodeURIComponent(pathname.slice(STUBS_PATH.length)));
    }
    if (method === 'POST' && pathname.startsWith(EVENTS_PATH)) {
      return this.sendEvent(pathname.slice(EVENTS_PATH.length), request);
    }
    if (pathname === `/${REGISTRY_FILE}`) return json(this.stubs.registry);
    if (CALLS.test(pathname)) return this.serviceAnswer(`${method} ${pathname}`, request);
    if (extname(pathname) !== '') {
      const file = await this.options.host.file(pathname.slice(1));
      return file ?? problem(404, 'NOT_FOUND', 'Il n’y a rien à cette adresse.');
    }
    return this.page(request, url);
  }

  /** A file of a stub; `<stub>/mend` and `<stub>/break` change what its server does. */
  private async stubFile(method: string, path: string): Promise<Reply | null> {
    if (path === 'list.json') return json(this.stubs.list);
    const [place = '', ...parts] = path.split('/');
    const file = parts.join('/');
    if (method === 'POST' && (file === 'mend' || file === 'break')) {
      if (file === 'mend') this.mended.add(place);
      else this.mended.delete(place);
      return json({ [place]: file });
    }
    const headers = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    const stub = this.stubs.places.get(place);
    const faults = this.mended.has(place) ? [] : (this.stubs.faults.get(place) ?? []);
    const fault = stub && faultOf(faults, file, stub.entry);
    const wrong = fault && (await suffer(fault));
    if (wrong === null) return null;
    if (wrong) return { ...wrong, type: typeOf(file), headers };
    const body = await stub?.read(file);
    if (body === undefined) return problem(404, 'NOT_FOUND', 'Ce remote n’a pas ce fichier.');
    return { body, type: typeOf(file), headers };
  }

  /** There is no service: what was not given as an answer is told in a stable manner. */
  private async serviceAnswer(call: string, request: IncomingMessage): Promise<Reply | null> {
    if (REPORTS.includes(call)) return { status: 204, type: 'text/plain', body: '' };
    if (call === STUB_CALL) {
      return this.mended.has('api-hangs') ? json({ answer: 'présente' }) : null;
    }
    const answer = this.options.answers?.[call] ?? signInAnswer(call, await text(request));
    if (answer !== undefined) return json(answer);
    const detail = `Ce portail d’essai n’a pas de service : donnez la réponse de « ${call} » par --answers.`;
    return problem(503, 'NO_SERVICE', detail);
  }

  private async sendEvent(event: string, request: IncomingMessage): Promise<Reply> {
    if (!isSocketEvent(event)) {
      const detail = `Aucune page n’écoute « ${event} » ; les événements sont ${SOCKET_EVENTS.join(', ')}.`;
      return problem(404, 'UNKNOWN_EVENT', detail);
    }
    try {
      const body = await text(request);
      this.socket.emit(event, ...(body === '' ? [] : [JSON.parse(body)]));
      return json({ sent: event });
    } catch {
      return problem(400, 'INVALID_JSON', 'Le corps de la requête n’est pas du JSON.');
    }
  }

  private async page(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply> {
    const { registry } = this.stubs;
    const language = languageOf(request, searchParams.get(LANGUAGE_PARAMETER));
    const match = matchRoute(registry, pathname);
    if (match?.route.redirectTo !== undefined) {
      return {
        status: 302,
        type: 'text/plain',
        body: '',
        headers: { location: match.route.redirectTo },
      };
    }
    const enabled = match && registry.remotes[match.remote]?.enabled;
    const status = match ? (enabled ? 200 : 503) : 404;
    const title = match?.route.title[language] ?? 'Page introuvable';
    const { html, policy } = await this.options.host.page(
      {
        environment: 'test',
        overrides: true,
        remoteOrigins: [],
        manifests: {},
        language,
        registry,
        status,
      },
      title,
    );
    return {
      status,
      type: 'text/html; charset=utf-8',
      body: html,
      headers: { 'content-security-policy': policy, 'cross-origin-opener-policy': 'same-origin' },
    };
  }
}

function json(value: unknown): Reply {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

function problem(status: number, code: string, detail: string): Reply {
  const body = { type: 'about:blank', title: code, status, code, detail };
  return { ...json(body), status, type: 'application/problem+json; charset=utf-8' };
}

/** As the portal does: what the address asks for, else what was chosen before, else French. */
function languageOf({ headers }: IncomingMessage, asked: string | null): Language {
  if (isLanguage(asked)) return asked;
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return isLanguage(cookie) ? cookie : 'fr';
}
