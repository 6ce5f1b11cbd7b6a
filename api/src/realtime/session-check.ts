/** What this process knows of the sessions of its sockets. */
type Sockets = {
  /** Sessions that have a socket here. */
  sessions: () => string[];
  /** Closes this process's sockets of a session. */
  close: (sessionId: string) => void;
};

export type SessionSource = {
  /** Those of the sessions that nobody has ended. */
  openSessionsAmong: (sessions: readonly string[]) => Promise<Set<string>>;
  /** Another value after every change of sessions; null while changes may go unseen. */
  sessionsRevision: () => string | null;
};

/**
 * Ends sockets whose session has ended on whichever process, also while no message between processes arrives. It asks the
 * database only when a session has changed or a socket has come since: one may open while its session is being ended.
 */
export function createSessionCheck(sockets: Sockets, source: SessionSource) {
  let checked: string | null = null;
  let hasCome = false;
  return {
    /** Told of each socket with a session. */
    noteSocket: (): void => {
      hasCome = true;
    },
    check: async (): Promise<void> => {
      const revision = source.sessionsRevision();
      if (!hasCome && revision !== null && revision === checked) return;
      const before = hasCome;
      hasCome = false;
      const sessions = [...new Set(sockets.sessions())];
      try {
        if (sessions.length > 0) {
          const open = await source.openSessionsAmong(sessions);
          for (const session of sessions) if (!open.has(session)) sockets.close(session);
        }
        checked = revision;
      } catch (error) {
        hasCome ||= before;
        throw error;
      }
    },
  };
}
