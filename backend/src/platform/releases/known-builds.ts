import type { PublishedRegistry } from '../static/published-registry.js';

/** Number of recent builds per remote that keep their own name in metrics. */
const KEPT = 20;
/** Name in metrics of every build that this process has not seen in the registry. */
export const OTHER = 'other';
/** Name of the shell in counts. */
export const SHELL = 'shell';

/** A remote as the registry lists it: what this process needs to know about it. */
interface ListedRemote {
  name: string;
  entry: string;
  access: string;
  canary?: { release: { entry: string } };
}

/** The release's folder in the store, such as `1.4.0-ab49a3ba5f63`. */
export const buildOf = ({ entry }: { entry: string }): string => entry.split('/').at(-2) ?? '';

/** The builds that the registry has listed since this process started. They limit the number of series in metrics. */
export class KnownBuilds {
  private readonly builds = new Map<string, string[]>();
  private readonly publicRemotes = new Set<string>();
  private read?: PublishedRegistry;

  /** Remembers the builds of a registry. */
  learn(registry: PublishedRegistry | undefined): void {
    if (registry === undefined || registry === this.read) return;
    this.read = registry;
    this.learnShell(registry.body);
    for (const remote of remotesIn(registry.body)) {
      const listed = [remote, ...(remote.canary ? [remote.canary.release] : [])].map(buildOf);
      this.add(remote.name, listed);
      if (remote.access === 'public') this.publicRemotes.add(remote.name);
      else this.publicRemotes.delete(remote.name);
    }
  }

  private learnShell(body: unknown): void {
    const { shell } = body as { shell?: { release?: string } };
    if (shell?.release !== undefined) this.add(SHELL, [shell.release]);
  }

  private add(name: string, listed: readonly string[]): void {
    const known = (this.builds.get(name) ?? []).filter((build) => !listed.includes(build));
    this.builds.set(name, [...known, ...listed].slice(-KEPT));
  }

  isKnown(remote: string): boolean {
    return this.builds.has(remote);
  }

  /** Whether the remote's pages need no sign-in. */
  isPublic(remote: string): boolean {
    return this.publicRemotes.has(remote);
  }

  /** The label of a build. */
  label(remote: string, build: string): string {
    return this.builds.get(remote)?.includes(build) === true ? build : OTHER;
  }
}

function remotesIn(body: unknown): ListedRemote[] {
  const { remotes } = body as { remotes: Partial<ListedRemote>[] };
  return remotes.filter(
    (remote): remote is ListedRemote => typeof remote.name === 'string' && typeof remote.entry === 'string',
  );
}
