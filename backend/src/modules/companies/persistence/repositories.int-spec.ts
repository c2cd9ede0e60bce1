import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { signInAs, signUp, type SignedIn } from '../../../../test/support/identity.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { MembershipsRepository } from './memberships.repository.js';
import { DomainsRepository } from './domains.repository.js';
import { InvitationsRepository, type InvitationRow } from './invitations.repository.js';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const LATER = new Date('2026-11-27T15:00:00.000Z');
const AT_ONCE = 20;

let app: TestApp;
let acme: SignedIn;
let bolt: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  acme = await signUp(app, { companyName: 'Acme' });
  bolt = await signUp(app, { companyName: 'Bolt' });
  person = await signInAs(app, acme.companyId, 'booker');
});

const transact = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => app.get(Database).transaction(work);

describe('MembershipsRepository', () => {
  const memberships = () => app.get(MembershipsRepository);
  const suspend = (companyId: string) =>
    transact((tx) =>
      memberships().change(tx, companyId, person.userId, 'active', { status: 'suspended', updatedAt: NOW }),
    );

  it('lets one of many concurrent writers change a status', async () => {
    const done = await Promise.all(Array.from({ length: AT_ONCE }, () => suspend(acme.companyId)));
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  it('shows and changes nothing for another company', async () => {
    expect(await suspend(bolt.companyId)).toBe(false);
    expect(await memberships().findActive(bolt.companyId, person.userId)).toBeNull();
    expect(await transact((tx) => memberships().lock(tx, bolt.companyId, [person.userId]))).toEqual([
      expect.objectContaining({ userId: bolt.userId, role: 'owner' }),
    ]);
    expect(await transact((tx) => memberships().isMember(tx, bolt.companyId, person.email))).toBe(false);
    expect(await transact((tx) => memberships().activeWithRoles(tx, bolt.companyId, ['booker']))).toEqual([]);
    expect(await memberships().findActive(acme.companyId, person.userId)).toEqual(
      expect.objectContaining({ role: 'booker', seesPrices: null }),
    );
  });

  it('throws ConcurrentChange when another request has just created the same membership', async () => {
    const again = {
      id: newId('asc'),
      companyId: acme.companyId,
      userId: person.userId,
      role: 'dock' as const,
      status: 'active' as const,
      createdAt: NOW,
      updatedAt: NOW,
    };
    await expect(transact((tx) => memberships().insert(tx, again))).rejects.toThrow(ConcurrentChange);
  });
});

describe('InvitationsRepository', () => {
  const invitations = () => app.get(InvitationsRepository);
  let invitation: InvitationRow;
  const stored = () => ({ ...invitation, isOpen: true, acceptedAt: null, acceptedBy: null });
  beforeEach(async () => {
    invitation = {
      id: newId('inv'),
      companyId: acme.companyId,
      email: 'guest@outside.test',
      role: 'dock',
      invitedBy: acme.userId,
      mailing: 1,
      createdAt: NOW,
      expiresAt: LATER,
    };
    await transact((tx) => invitations().insert(tx, invitation));
  });

  it('lets one of many concurrent callers accept', async () => {
    const done = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        transact((tx) => invitations().accept(tx, invitation.id, person.userId, NOW)),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  it('finds an open invitation by the links of its last mailing only', async () => {
    const byLink = (token: string) => transact((tx) => invitations().findByLink(tx, hashToken(token)));
    await transact((tx) => invitations().insertLink(tx, invitation, hashToken('first'), NOW));
    expect(await byLink('first')).toEqual(stored());
    await transact((tx) => invitations().renew(tx, invitation.id, 2, LATER));
    expect(await byLink('first')).toBeNull();
    for (const token of ['second', 'second, mailed twice'])
      await transact((tx) => invitations().insertLink(tx, { ...invitation, mailing: 2 }, hashToken(token), NOW));
    expect(await byLink('second')).toMatchObject({ mailing: 2 });
    expect(await byLink('second, mailed twice')).toMatchObject({ mailing: 2 });
    await transact((tx) => invitations().close(tx, acme.companyId, invitation.email));
    expect(await byLink('second')).toBeNull();
  });

  it('shows and closes nothing for another company', async () => {
    expect(await transact((tx) => invitations().lock(tx, bolt.companyId, invitation.id))).toBeNull();
    expect(await transact((tx) => invitations().close(tx, bolt.companyId, invitation.email))).toBe(false);
    await transact((tx) => invitations().closeAllOf(tx, bolt.companyId, acme.userId));
    expect(await transact((tx) => invitations().lock(tx, acme.companyId, invitation.id))).toEqual(stored());
  });

  it('allows one open invitation per company and address, and any number of closed ones', async () => {
    const second = { ...invitation, id: newId('inv') };
    await expect(transact((tx) => invitations().insert(tx, second))).rejects.toThrow(ConcurrentChange);
    await transact((tx) => invitations().close(tx, acme.companyId, invitation.email));
    await transact((tx) => invitations().insert(tx, second));
    await transact((tx) => invitations().close(tx, acme.companyId, invitation.email));
    await transact((tx) => invitations().insert(tx, { ...invitation, id: newId('inv'), companyId: bolt.companyId }));
  });
});

describe('DomainsRepository', () => {
  const domains = () => app.get(DomainsRepository);
  const claim = async ({ companyId, userId }: SignedIn): Promise<string> => {
    const id = newId('dom');
    await transact((tx) =>
      domains().insert(tx, {
        id,
        companyId,
        domain: 'acme.test',
        proof: 'dns',
        dnsValue: 'x',
        createdBy: userId,
        createdAt: NOW,
      }),
    );
    return id;
  };

  it('verifies a domain for only one of two concurrent companies', async () => {
    const [first, second] = [await claim(acme), await claim(bolt)];
    const verify = ({ companyId }: SignedIn, id: string) => transact((tx) => domains().verify(tx, companyId, id, NOW));
    expect((await Promise.all([verify(acme, first), verify(bolt, second)])).sort()).toEqual([false, true]);
  });

  it('shows and changes nothing for another company', async () => {
    const id = await claim(acme);
    await transact((tx) => domains().verify(tx, bolt.companyId, id, NOW));
    await transact((tx) => domains().delete(tx, bolt.companyId, id));
    expect(await transact((tx) => domains().setAutoJoin(tx, bolt.companyId, id, true))).toBe(false);
    expect(await domains().find(bolt.companyId, id)).toBeNull();
    expect(await domains().list(bolt.companyId)).toEqual([]);
    expect(await domains().find(acme.companyId, id)).toMatchObject({ verifiedAt: null, autoJoin: false });
  });
});
