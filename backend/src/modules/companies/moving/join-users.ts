import { BackupProblem } from '../../../platform/backup/archive/backup-problem.js';
import type { TargetAccount } from './persistence/moving-users.sql.js';

/** Finds accounts at the target with one of these ids or addresses. */
type FindAccounts = (ids: readonly string[], emails: readonly string[]) => Promise<TargetAccount[]>;

/** An account of the archive. */
export interface MovingUser {
  id: string;
  email: string;
  isVerified: boolean;
}

/** How accounts of an archive meet those of the target. */
export interface JoinedUsers {
  /** Ids at the target by ids of the archive, for users who have an account with another id. */
  idOf: ReadonlyMap<string, string>;
  /** Ids of the archive whose users have an account at the target, which stays as it is. */
  known: ReadonlySet<string>;
  /** Their addresses at the target. */
  emails: string[];
}

/**
 * Joins users with their accounts at the target: by id, or by a verified address. @throws BackupProblem if an address is not verified on both sides,
 * or two users would share an account
 */
export async function joinUsers(find: FindAccounts, moving: readonly MovingUser[]): Promise<JoinedUsers> {
  const found = await find(
    moving.map(({ id }) => id),
    moving.map(({ email }) => email),
  );
  const joined = moving.flatMap((user) => {
    const account = found.find(({ id }) => id === user.id) ?? found.find(({ email }) => email === user.email);
    return account === undefined ? [] : [{ user, account }];
  });
  const problems = [...unverified(joined), ...shared(joined)];
  if (problems.length > 0)
    throw new BackupProblem(['Users cannot be joined with their accounts:', ...problems].join('\n  '));
  return {
    idOf: new Map(
      joined.filter(({ user, account }) => user.id !== account.id).map(({ user, account }) => [user.id, account.id]),
    ),
    known: new Set(joined.map(({ user }) => user.id)),
    emails: joined.map(({ account }) => account.email),
  };
}

type Joined = readonly { user: MovingUser; account: TargetAccount }[];

function unverified(joined: Joined): string[] {
  return joined
    .filter(({ user, account }) => user.id !== account.id && !(user.isVerified && account.isVerified))
    .map(({ user }) => `${user.email}: the address must be verified in both installations`);
}

function shared(joined: Joined): string[] {
  const byAccount = Map.groupBy(joined, ({ account }) => account.id);
  return [...byAccount.values()]
    .filter((users) => users.length > 1)
    .map((users) => `${users.map(({ user }) => user.email).join(' and ')}: the same account here`);
}
