import type WebpackDevServer from 'webpack-dev-server';
import type { Message } from './messages';
import type { Problems } from './problems';

/** The pages that are open. */
export class OpenPages {
  private server: WebpackDevServer | undefined;
  /** The newest hash of each build. */
  readonly built = new Map<string, string>();

  openedBy(server: WebpackDevServer): void {
    this.server = server;
  }

  tell(message: Message, clients = this.server?.webSocketServer?.clients ?? []): void {
    const data = 'data' in message ? message.data : undefined;
    this.server?.sendMessage(clients, message.type, data);
  }

  /** A page that comes is told at once what it may have missed. */
  greet({ problems }: { problems: Problems }): void {
    this.server?.webSocketServer?.implementation.on(
      'connection',
      (client: WebpackDevServer.ClientConnection) => {
        this.tell({ type: 'portal-problems', data: problems.all() }, [client]);
        for (const [build, hash] of this.built) {
          this.tell({ type: 'portal-built', data: { build, hash } }, [client]);
        }
      },
    );
  }
}
