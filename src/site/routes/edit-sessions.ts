/** How long one goes on with the same tool before a run counts again. */
const SESSION_MS = 10 * 60_000;
/** Runs that a session has at once, those that each second adds, and those that it has in all. What is beyond counts as any run. */
const AT_ONCE = 20;
const PER_SECOND = 2;
const MAX_RUNS = 300;
/** How many sessions are known; the oldest is forgotten for a new one. */
const MAX_SESSIONS = 20_000;

interface Session {
  began: number;
  runs: number;
}

/** Who is at work on which tool: as one types, run follows run, and all of them are one. Known to this process alone and never written down. */
export class EditSessions {
  readonly #sessions = new Map<string, Session>();

  /** Whether a run goes on with a session, which takes it. @param now in milliseconds */
  goesOn(subject: string, slug: string, now: number): boolean {
    const session = this.#sessions.get(keyOf(subject, slug));
    if (!session || now - session.began >= SESSION_MS) return false;
    if (session.runs >= Math.min(MAX_RUNS, AT_ONCE + (PER_SECOND * (now - session.began)) / 1000)) return false;
    session.runs++;
    return true;
  }

  /** Begins a session, with a run that was counted; one that is under way stays as it is. */
  begin(subject: string, slug: string, now: number): void {
    const key = keyOf(subject, slug);
    const known = this.#sessions.get(key);
    if (known && now - known.began < SESSION_MS) return;
    this.#sessions.delete(key);
    this.#sessions.set(key, { began: now, runs: 1 });
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size > MAX_SESSIONS) this.#sessions.delete(oldest);
  }
}

const keyOf = (subject: string, slug: string): string => `${slug} ${subject}`;
