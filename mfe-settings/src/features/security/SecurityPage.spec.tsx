import { address, type ApiRoute, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { fakePasskeys } from '../../testing/fake-passkeys';
import type { Factors, OwnSession } from '../../shared/types';
import { PROFILE, REAUTHENTICATED, REAUTHENTICATION_REQUIRED } from '../../testing/account';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../../shared/reauthentication/ReauthenticationDialog';
import './FactorSetupPage';
import './SecurityPage';

const NONE: Factors = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
const LAPTOP = { id: 'pky_1', name: 'Laptop', synced: false, createdAt: '2026-11-01T15:00:00.000Z', lastUsedAt: null };
const WITH_APP: Factors = { totp: { addedAt: '2026-11-01T15:00:00.000Z' }, passkeys: [LAPTOP], recoveryCodesLeft: 2 };
const CODES = ['K7QM-2XWD-9RTA-H4ZP', 'AAAA-BBBB-CCCC-DDDD'];
const HERE: OwnSession = {
  id: 'ses_1',
  current: true,
  device: 'Firefox on Windows',
  ipAddress: '192.0.2.7',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-20T15:00:00.000Z',
};
const PHONE: OwnSession = { ...HERE, id: 'ses_2', current: false, device: 'Safari on iPhone' };

const FACTORS = 'GET /api/v1/me/factors';
const SET_UP = 'POST /api/v1/me/factors/totp';
const CONFIRM = 'POST /api/v1/me/factors/totp/confirm';
const SOURCES = 'GET /api/v1/auth/sources';
const REAUTHENTICATE = 'POST /api/v1/auth/reauthenticate';
const RENAME = 'PATCH /api/v1/me/factors/passkeys/{id}';
const REMOVE = 'DELETE /api/v1/me/factors/passkeys/{id}';
const OPTIONS = 'POST /api/v1/me/factors/passkeys/options';
const ADD = 'POST /api/v1/me/factors/passkeys';
const REMOVE_APP = 'DELETE /api/v1/me/factors/totp';
const publicKey = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Lading', id: 'localhost' },
  user: { id: 'dXNy', name: 'rosa', displayName: 'Rosa' },
  pubKeyCredParams: [],
};
let device: ReturnType<typeof fakePasskeys> | undefined;
afterEach(() => device?.remove());
const list = <T,>(...items: T[]) => ({ body: { items, nextCursor: null } });

const sources = (...items: { name: string; label: string }[]) => ({
  body: { items, nextCursor: null, demonstration: false, signUp: 'open' as const },
});

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}) =>
  renderPage('/settings/user/security', {
    'GET /api/v1/me': { body: PROFILE },
    [FACTORS]: { body: NONE },
    'GET /api/v1/me/identities': list(),
    [SOURCES]: sources(),
    'GET /api/v1/me/sessions': list(HERE, PHONE),
    ...routes,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('authenticator app', () => {
  const setup = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Lading',
    qrCode: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };

  test('is set up after reauthentication and confirmed by a code; recovery codes are shown once', async () => {
    let proven = false;
    let added = false;
    const { api } = open({
      [FACTORS]: () => ({ body: added ? WITH_APP : NONE }),
      [SET_UP]: () => (proven ? { status: 201, body: setup } : REAUTHENTICATION_REQUIRED),
      [REAUTHENTICATE]: () => {
        proven = true;
        return REAUTHENTICATED;
      },
      [CONFIRM]: () => {
        added = true;
        return { status: 201, body: { factors: WITH_APP, recoveryCodes: CODES } };
      },
    });
    await press('Set up authenticator app');
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'seven calm otters drift');
    await press('Confirm');
    expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/),
    );
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await press('Turn on app');
    const kept = within(await dialog('Save your recovery codes'));
    expect(kept.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    expect(kept.getByRole('link', { name: 'Download' })).toHaveAttribute('href', expect.stringContaining(CODES[0]!));
    await userEvent.click(kept.getByRole('button', { name: 'I saved them' }));
    expect(
      await within(screen.getByRole('region', { name: 'Authenticator app' })).findByText('On'),
    ).toBeInTheDocument();
    expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
    expect(api.sent(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  test('a code of five digits is not sent', async () => {
    const { api } = open({ [SET_UP]: { body: setup } });
    await press('Set up authenticator app');
    await userEvent.type(await screen.findByLabelText('Code'), '12345');
    await press('Turn on app');
    expect(await screen.findByText('Enter the six digits')).toBeInTheDocument();
    expect(api.sent(CONFIRM)).toEqual([]);
  });

  test('a wrong code is explained and selected', async () => {
    open({
      [SET_UP]: { body: setup },
      [CONFIRM]: problem(
        422,
        'TOTP_NOT_CONFIRMED',
        'This code is incorrect. Check the time on your phone and enter the current code.',
      ),
    });
    await press('Set up authenticator app');
    await userEvent.type(await screen.findByLabelText('Code'), '000000');
    await press('Turn on app');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This code is incorrect. Check the time on your phone and enter the current code.',
    );
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  test('is removed after a question', async () => {
    const { api } = open({ [FACTORS]: { body: WITH_APP }, [REMOVE_APP]: {} });
    await press('Remove authenticator app');
    await press('Remove app');
    await waitFor(() => expect(api.sent(REMOVE_APP)).toHaveLength(1));
  });
});

describe('the set-up that the company requires', () => {
  const openSetup = (routes: MockRoutes = {}) =>
    renderPage('/settings/user/second-factor?next=%2Fquotes%3Fq%3Dtile', { [FACTORS]: { body: NONE }, ...routes });

  test('ends once the recovery codes are saved', async () => {
    device = fakePasskeys();
    let factors = NONE;
    const { api, host } = openSetup({
      [FACTORS]: () => ({ body: factors }),
      [OPTIONS]: { body: { publicKey } },
      [ADD]: () => {
        factors = { ...NONE, passkeys: [LAPTOP], recoveryCodesLeft: 10 };
        return { status: 201, body: { factors, recoveryCodes: CODES } };
      },
    });
    expect(await screen.findByText(/requires a second factor for your role/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
    await userEvent.type(await screen.findByLabelText('Passkey name'), 'Laptop');
    await press('Add passkey');
    const kept = within(await dialog('Save your recovery codes'));
    expect(host.seen.refreshes).toBe(0);
    await userEvent.click(kept.getByRole('button', { name: 'I saved them' }));
    await waitFor(() => expect(host.seen.refreshes).toBe(1));
    await waitFor(() => expect(address()).toBe('/settings/user/second-factor?next=%2Fquotes%3Fq%3Dtile#done'));
    expect(api.requests).not.toContain('GET /api/v1/me/sessions');
  });

  test('goes on at once if a factor exists', async () => {
    const { host } = openSetup({ [FACTORS]: { body: WITH_APP } });
    await press('Continue');
    await waitFor(() => expect(host.seen.refreshes).toBe(1));
    await waitFor(() => expect(address()).toMatch(/#done$/));
  });
});

describe('reauthentication', () => {
  test('requires a password', async () => {
    const { api } = open({ [SET_UP]: REAUTHENTICATION_REQUIRED });
    await press('Set up authenticator app');
    await screen.findByLabelText('Password', { selector: 'input' });
    await press('Confirm');
    expect(await screen.findByText('Enter your password')).toBeInTheDocument();
    expect(api.sent(REAUTHENTICATE)).toEqual([]);
  });

  test('a wrong password stays in the dialog and does not end the session', async () => {
    const { host } = open({
      [SET_UP]: REAUTHENTICATION_REQUIRED,
      [REAUTHENTICATE]: problem(401, 'INVALID_CREDENTIALS', 'The email address or password is incorrect.'),
    });
    await press('Set up authenticator app');
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'wrong');
    await press('Confirm');
    expect(await within(await dialog('Confirm your identity')).findByRole('alert')).toHaveTextContent(
      'The password is incorrect.',
    );
    expect(host.seen.unauthorized).toBe(0);
  });

  test('an expired session is reported', async () => {
    const { host } = open({
      [SET_UP]: REAUTHENTICATION_REQUIRED,
      [REAUTHENTICATE]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.'),
    });
    await press('Set up authenticator app');
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'seven calm otters drift');
    await press('Confirm');
    await waitFor(() => expect(host.seen.unauthorized).toBe(1));
  });

  test('an account without a factor explains what to do', async () => {
    open({ 'GET /api/v1/me': { body: { ...PROFILE, hasPassword: false } }, [SET_UP]: REAUTHENTICATION_REQUIRED });
    await press('Set up authenticator app');
    expect(await screen.findByText(/Sign out, sign in again/)).toBeInTheDocument();
  });
});

describe('passkeys', () => {
  test('are created by the browser and saved with a name', async () => {
    device = fakePasskeys();
    const { api } = open({
      [OPTIONS]: { body: { publicKey } },
      [ADD]: { status: 201, body: { factors: WITH_APP, recoveryCodes: null } },
    });
    await userEvent.type(await screen.findByLabelText('Passkey name'), 'Work laptop');
    await press('Add passkey');
    await waitFor(() =>
      expect(api.sent(ADD).map(({ body }) => body)).toEqual([
        { name: 'Work laptop', response: expect.objectContaining({ id: 'cGFzc2tleQ', type: 'public-key' }) },
      ]),
    );
  });

  test('a cancelled creation is explained, and the name stays', async () => {
    device = fakePasskeys({ cancel: true });
    open({ [OPTIONS]: { body: { publicKey } } });
    await userEvent.type(await screen.findByLabelText('Passkey name'), 'Work laptop');
    await press('Add passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was created');
    expect(screen.getByLabelText('Passkey name')).toHaveValue('Work laptop');
  });

  test('are renamed and removed', async () => {
    const { api } = open({
      [FACTORS]: { body: WITH_APP },
      [RENAME]: { body: WITH_APP },
      [REMOVE]: {},
    });
    await press('Rename Laptop');
    await userEvent.type(screen.getByLabelText('New name'), ' at home');
    await press('Save name');
    await waitFor(() => expect(api.sent(RENAME)[0]?.body).toEqual({ name: 'Laptop at home' }));
    await press('Remove Laptop');
    await press('Remove passkey');
    await waitFor(() => expect(api.sent(REMOVE)[0]?.params.id).toBe('pky_1'));
  });
});

test('new recovery codes are shown', async () => {
  open({
    [FACTORS]: { body: WITH_APP },
    'POST /api/v1/me/factors/recovery-codes': { status: 201, body: { codes: CODES } },
  });
  expect(await screen.findByText(/2 of 10 left\. Create new codes/)).toBeInTheDocument();
  await press('Create new codes');
  expect(await dialog('Save your recovery codes')).toHaveTextContent(CODES[1]!);
});

describe('linked sign-ins', () => {
  const HARBOR = {
    source: 'harbor',
    label: 'Harbor ID',
    accountName: 'rosa@harbor.test',
    linkedAt: '2026-11-01T15:00:00.000Z',
    lastUsedAt: null,
  };

  test('are not shown on an installation without sources', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'Sessions' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Linked sign-ins' })).not.toBeInTheDocument());
  });

  test('linking requires reauthentication', async () => {
    open({ [SOURCES]: sources({ name: 'harbor', label: 'Harbor ID' }) });
    await press('Link Harbor ID');
    expect(await dialog('Confirm your identity')).toBeInTheDocument();
  });

  test('the last way to sign in cannot be unlinked', async () => {
    open({
      'GET /api/v1/me/identities': list(HARBOR),
      'DELETE /api/v1/me/identities/{source}': problem(409, 'LAST_WAY_IN', 'This is the only way into your account.'),
    });
    await press('Unlink Harbor ID');
    await userEvent.click(within(await dialog('Unlink Harbor ID?')).getByRole('button', { name: 'Unlink Harbor ID' }));
    expect(await within(await dialog('Unlink Harbor ID?')).findByRole('alert')).toHaveTextContent(
      'This is the only way into your account.',
    );
  });
});

describe('sessions', () => {
  test('show device and address; the current one cannot be ended', async () => {
    open();
    const rows = within(await screen.findByRole('table', { name: 'Sessions' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent(/^Firefox on WindowsThis device192\.0\.2\.7/);
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).not.toBeInTheDocument();
  });

  test.each<[string, string, ApiRoute]>([
    ['Sign out Safari on iPhone', 'Sign out', 'DELETE /api/v1/me/sessions/{id}'],
    ['Sign out everywhere else', 'Sign out others', 'DELETE /api/v1/me/sessions'],
  ])('%s, after a question', async (act, confirm, route) => {
    const { api } = open({ [route]: {} });
    await press(act);
    expect(api.sent(route)).toEqual([]);
    await press(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent(route)).toHaveLength(1);
  });
});
