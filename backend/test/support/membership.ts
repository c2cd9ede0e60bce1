import type { Role } from '../../src/platform/registered.js';
import type { SignedIn } from './identity.js';
import { mailAbout, tokenIn } from './mails.js';
import type { TestApp } from './test-app.js';

/** Actions in a company's activity log, oldest first, without those of sessions. */
export async function actionsOf(app: TestApp, companyId: string): Promise<string[]> {
  const rows = await app.database.database.query<{ action: string }>(
    'SELECT action FROM audit_entry WHERE chain = ? ORDER BY position',
    [companyId],
  );
  return rows.map(({ action }) => action).filter((action) => !action.startsWith('session.'));
}

/** Invites an email address and returns the token of the mailed link. */
export async function invite(
  app: TestApp,
  { client }: SignedIn,
  email: string,
  role: Role = 'booker',
): Promise<string> {
  const answer = await client.post('/api/v1/company/invitations', { email, role });
  if (answer.status !== 201)
    throw new Error(`The invitation was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return tokenIn(await mailAbout(app, email.toLowerCase(), 'invited'), 'invitation');
}

/** The company's code for join requests. */
export async function codeOf({ client }: SignedIn): Promise<string> {
  return (await client.get('/api/v1/company')).body.code;
}

/** Stored state and role of a membership. */
export async function associationOf(
  app: TestApp,
  companyId: string,
  userId: string,
): Promise<{ status: string; role: string } | undefined> {
  const [row] = await app.database.database.query<{ status: string; role: string }>(
    'SELECT status, role FROM association WHERE company_id = ? AND user_id = ?',
    [companyId, userId],
  );
  return row;
}
