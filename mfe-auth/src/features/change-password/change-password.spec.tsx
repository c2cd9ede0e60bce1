import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage, pending, profile, ROSA, session, SIGNED_IN } from '../../testing/open-page';

const PASSWORD = 'POST /api/v1/auth/password';
const SESSION = 'GET /api/v1/auth/session';
const ME = 'GET /api/v1/me';
const NEW = 'nine-crates-of-copper';

async function typeNew(password = NEW) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

async function typeBoth() {
  await userEvent.type(screen.getByLabelText('Current password'), 'seven-pallets-of-slate');
  await typeNew();
}

describe('with the link of a mail', () => {
  const LINK = '/change-password?token=abc';

  test('the token leaves the address at once, and the new password leads in', async () => {
    const { host, sent } = openPage(LINK, { [PASSWORD]: SIGNED_IN });
    await waitFor(() => expect(address()).toBe('/change-password'));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await typeNew();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent(PASSWORD)).toEqual([{ token: 'abc', newPassword: NEW }]);
    expect(host.seen).toMatchObject({
      refreshes: 1,
      notices: [{ kind: 'success', message: 'Password changed. You are signed out everywhere else.' }],
    });
  });

  test('whose link it is cannot be told, so nothing is said about the own name', async () => {
    openPage(LINK, {});
    await userEvent.type(screen.getByLabelText('New password'), NEW);
    expect(screen.getByText('No part of your name, email or company')).not.toHaveTextContent('et: ');
  });

  test('a token in the fragment works as well', async () => {
    const { sent } = openPage('/change-password#token=abc', { [PASSWORD]: SIGNED_IN });
    expect(address()).toBe('/change-password');
    await typeNew();
    await waitFor(() => expect(sent(PASSWORD)).toEqual([{ token: 'abc', newPassword: NEW }]));
  });

  test('a second factor is still asked for, and then leads in', async () => {
    const { host } = openPage(LINK, { [PASSWORD]: pending('totp'), 'POST /api/v1/auth/mfa/verify': SIGNED_IN });
    await typeNew();
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(host.seen.refreshes).toBe(1);
  });

  test('who cannot finish the second factor starts at the sign-in page, for the link is used up', async () => {
    openPage(LINK, { [PASSWORD]: pending('totp') });
    await typeNew();
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(address()).toBe('/login?next=%2F');
  });

  test('a dead link leads to a new one', async () => {
    openPage(LINK, { [PASSWORD]: problem(404, 'LINK_INVALID', 'x') });
    await typeNew();
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request new link' })).toHaveAttribute('href', '/reset-password');
  });

  test('a refused password says why at its field, stays, and can be corrected', async () => {
    const weak = {
      pointer: '/newPassword',
      code: 'PASSWORD_WEAK',
      message: 'this password is easy to guess.',
    };
    let tries = 0;
    openPage(LINK, {
      [PASSWORD]: () => ((tries += 1) === 1 ? problem(422, 'VALIDATION_FAILED', 'x', { errors: [weak] }) : SIGNED_IN),
    });
    await typeNew('qwerty123456');
    expect(await screen.findByText('This password is easy to guess.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('qwerty123456');
    await userEvent.clear(screen.getByLabelText('New password'));
    await typeNew();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('signed in', () => {
  test('asks for the current password, and says when the new one is set', async () => {
    const { sent, host } = openPage(
      '/change-password',
      { [PASSWORD]: SIGNED_IN, [SESSION]: session(false), [ME]: profile(true) },
      { user: ROSA },
    );
    expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(await screen.findByLabelText('Email')).toHaveValue(ROSA.email);
    expect(await screen.findByRole('link', { name: 'Keep current password' })).toHaveAttribute(
      'href',
      '/settings/user/security',
    );
    await typeBoth();
    expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
    expect(sent(PASSWORD)).toEqual([{ currentPassword: 'seven-pallets-of-slate', newPassword: NEW }]);
    expect(host.seen.refreshes).toBe(1);
  });

  test('a forced change says so and offers no way around it', async () => {
    openPage('/change-password', { [SESSION]: session(true) }, { user: ROSA });
    expect(await screen.findByText('Set a new password to continue.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Keep current password' })).not.toBeInTheDocument();
  });

  test('an account without a password gets one by mail', async () => {
    openPage('/change-password', { [SESSION]: session(false), [ME]: profile(false) }, { user: ROSA });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account has no password' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Request link' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(ROSA.email);
  });

  test('the new password may hold nothing of the person', async () => {
    const { sent } = openPage('/change-password', {}, { user: ROSA });
    await userEvent.type(screen.getByLabelText('Current password'), 'seven-pallets-of-slate');
    await typeNew('delgado-delgado-delgado');
    expect(await screen.findByText('Do not use your name, email or company in the password')).toBeInTheDocument();
    expect(sent(PASSWORD)).toEqual([]);
  });

  test('a wrong current password is said at its field, and everything typed stays', async () => {
    const wrong = { pointer: '/currentPassword', code: 'WRONG', message: 'this is not your password.' };
    const { host } = openPage(
      '/change-password',
      { [PASSWORD]: problem(422, 'VALIDATION_FAILED', 'x', { errors: [wrong] }) },
      { user: ROSA },
    );
    await typeBoth();
    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(NEW);
    expect(host.seen.unauthorized).toBe(0);
  });

  test('a session that has ended leads to the sign-in page', async () => {
    const { host } = openPage(
      '/change-password',
      { [PASSWORD]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') },
      { user: ROSA },
    );
    await typeBoth();
    await waitFor(() => expect(host.seen.unauthorized).toBe(1));
  });
});

test('with neither link nor session it says how to get there', () => {
  openPage('/change-password', {});
  expect(screen.getByRole('heading', { level: 1, name: 'Change your password' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request link' })).toHaveAttribute('href', '/reset-password');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fchange-password');
});
