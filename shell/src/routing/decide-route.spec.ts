import { registry, session } from '../testing/fixtures';
import { decideRoute, type RouteDecision } from './decide-route';

/** A decision in a word: where to, which remote, or what kind of page. */
function summary(decision: RouteDecision): string {
  if (decision.kind === 'redirect') return `-> ${decision.to}`;
  return decision.kind === 'remote' ? decision.remote.name : decision.kind;
}

const decide = (address: string, who: Parameters<typeof decideRoute>[1]) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return summary(decideRoute({ pathname, search, hash }, who, registry));
};

describe('signed out', () => {
  it.each([
    ['/', '-> /login'],
    ['/login', 'auth'],
    ['/login/', 'auth'],
    ['/login?next=%2Fquotes', 'auth'],
    ['/register', 'auth'],
    ['/register?invitation=t0ken', 'auth'],
    ['/reset-password', 'auth'],
    ['/reset-password/success', 'auth'],
    ['/change-password?token=x', 'auth'],
    ['/auth/shippers/acme/callback', 'auth'],
    ['/quotes', '-> /login?next=%2Fquotes'],
    ['/quotes/new?copy=qte_1#freight', '-> /login?next=%2Fquotes%2Fnew%3Fcopy%3Dqte_1%23freight'],
    ['/shipments/shp_1/documents', '-> /login?next=%2Fshipments%2Fshp_1%2Fdocuments'],
    ['/settings/user/profile', '-> /login?next=%2Fsettings%2Fuser%2Fprofile'],
    ['/notifications', '-> /login?next=%2Fnotifications'],
    ['/nothing', 'not-found'],
    ['/quotesy', 'not-found'],
    ['/notifications/x', 'not-found'],
  ])('%s: %s', (address, expected) => {
    expect(decide(address, null)).toBe(expected);
  });
});

describe('signed in', () => {
  it.each([
    ['/', '-> /home'],
    ['/login', '-> /home'],
    ['/login/', '-> /home'],
    ['/register', '-> /home'],
    ['/login?next=%2Fquotes%2Fqte_1%3Ftab%3Dbill', '-> /quotes/qte_1?tab=bill'],
    ['/register?next=%2Fquotes', '-> /quotes'],
    ['/register?invitation=t0ken', '-> /settings/user/association#invitation=t0ken'],
    ['/register#invitation=t0ken', '-> /settings/user/association#invitation=t0ken'],
    ['/login?invitation=t0ken', '-> /home'],
    [
      '/login?next=%2Fsettings%2Fuser%2Fassociation%23invitation%3Dt0ken',
      '-> /settings/user/association#invitation=t0ken',
    ],
    ['/login?next=https%3A%2F%2Felsewhere.example', '-> /home'],
    ['/login?next=%2F%2Felsewhere.example', '-> /home'],
    ['/login?next=%2F%5Celsewhere.example', '-> /home'],
    ['/reset-password', 'auth'],
    ['/change-password', 'auth'],
    ['/quotes/new', 'quotes'],
    ['/shipments/shp_1/tracking', 'shipments'],
    ['/settings/company', 'settings'],
    ['/notifications', 'notifications'],
    ['/nothing', 'not-found'],
  ])('%s: %s', (address, expected) => {
    expect(decide(address, session())).toBe(expected);
  });

  it('a role without the permission sees that, not an empty page', () => {
    const dock = session({ permissions: ['shipment.read'] });
    expect(decide('/quotes', dock)).toBe('forbidden');
    expect(decide('/shipments', dock)).toBe('shipments');
  });
});

describe('signed in without an active association', () => {
  it.each([
    ['/quotes', '-> /settings/user/association'],
    ['/shipments/shp_1', '-> /settings/user/association'],
    ['/settings/company', '-> /settings/user/association'],
    ['/settings/contacts', '-> /settings/user/association'],
    ['/settings/user/association', 'settings'],
    ['/settings/user/profile', 'settings'],
    ['/settings/userx', '-> /settings/user/association'],
    ['/notifications', 'notifications'],
    ['/login', '-> /settings/user/association'],
    ['/change-password', 'auth'],
    ['/auth/shippers/acme/callback', 'auth'],
    ['/nothing', 'not-found'],
  ])('%s: %s', (address, expected) => {
    expect(decide(address, session({ company: null, permissions: [] }))).toBe(expected);
  });
});

describe('a forced password change', () => {
  it.each([
    ['/quotes', '-> /change-password'],
    ['/notifications', '-> /change-password'],
    ['/login?next=%2Fquotes', '-> /change-password'],
    ['/settings/user/security', '-> /change-password'],
    ['/change-password', 'auth'],
  ])('%s: %s', (address, expected) => {
    expect(decide(address, session({ mustChangePassword: true }))).toBe(expected);
  });

  it('comes before a missing association', () => {
    expect(decide('/quotes', session({ mustChangePassword: true, company: null }))).toBe('-> /change-password');
  });
});

describe('a second factor that the company requires', () => {
  it.each([
    ['/quotes/qte_1?tab=bill#top', '-> /settings/user/second-factor?next=%2Fquotes%2Fqte_1%3Ftab%3Dbill%23top'],
    ['/notifications', '-> /settings/user/second-factor?next=%2Fnotifications'],
    ['/settings/user/security', '-> /settings/user/second-factor?next=%2Fsettings%2Fuser%2Fsecurity'],
    ['/help/members', '-> /settings/user/second-factor?next=%2Fhelp%2Fmembers'],
    ['/login?next=%2Fquotes', '-> /quotes'],
    ['/', '-> /home'],
    ['/settings/user/second-factor', 'settings'],
    ['/settings/user/second-factor?next=%2Fquotes#done', 'settings'],
    ['/change-password', 'auth'],
    ['/auth/shippers/acme/callback', 'auth'],
    ['/nothing', 'not-found'],
  ])('%s: %s', (address, expected) => {
    expect(decide(address, session({ mustSetUpFactor: true }))).toBe(expected);
  });

  it.each([
    ['/settings/user/second-factor?next=%2Fquotes', 'settings'],
    ['/settings/user/second-factor?next=%2Fquotes%3Fq%3Da#done', '-> /quotes?q=a'],
    ['/settings/user/second-factor?next=%2F%2Felsewhere.example#done', '-> /home'],
  ])('leads on once it is set up and the recovery codes are saved: %s', (address, expected) => {
    expect(decide(address, session())).toBe(expected);
  });

  it('comes after a forced password change', () => {
    expect(decide('/quotes', session({ mustChangePassword: true, mustSetUpFactor: true }))).toBe('-> /change-password');
  });
});
