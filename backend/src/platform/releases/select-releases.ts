import { createHash } from 'node:crypto';
import { buildOf } from './known-builds.js';

/** Who gets a canary. A user gets it if one of the rules applies. */
interface Canary {
  release: ListedRelease;
  /** Share of users, 0 to 100. */
  percent?: number;
  companies?: readonly string[];
  /** Users who asked for early releases. */
  optIn?: boolean;
}

/** An entry of the registry. Only the fields that matter here are typed. */
export interface ListedRelease {
  name: string;
  entry: string;
  enabled?: boolean;
  canary?: Canary;
}

/** The user of a page. */
export interface Visitor {
  userId: string;
  /** Active company; empty if there is none. */
  companyId: string;
  /** Whether the user asked for early releases. */
  early: boolean;
}

const SHARES = 10_000;

/** Position of a user among all, 0 to 100, for one release: the same on each page, but another one for the next release. */
export function positionOf(userId: string, remote: string, build: string): number {
  const digest = createHash('sha256').update(`${userId} ${remote} ${build}`).digest();
  return ((digest.readUInt32BE() % SHARES) * 100) / SHARES;
}

function isChosen(remote: ListedRelease & { canary: Canary }, { userId, companyId, early }: Visitor): boolean {
  const { release, percent = 0, companies = [], optIn = false } = remote.canary;
  return (
    (optIn && early) || companies.includes(companyId) || positionOf(userId, remote.name, buildOf(release)) < percent
  );
}

const hasCanary = (remote: ListedRelease): remote is ListedRelease & { canary: Canary } => remote.canary !== undefined;

/** Whether the list depends on the user. */
export const isPersonal = (remotes: readonly ListedRelease[]): boolean => remotes.some(hasCanary);

/**
 * The releases that a user gets: of each remote its live release or its canary, without the rules. Anonymous users (null) get live releases. A remote
 * that is switched off stays off.
 */
export function selectReleases(remotes: readonly ListedRelease[], visitor: Visitor | null): ListedRelease[] {
  return remotes.map((remote) => {
    if (!hasCanary(remote)) return remote;
    const { canary, ...live } = remote;
    return visitor !== null && isChosen(remote, visitor) ? { ...canary.release, enabled: live.enabled } : live;
  });
}
