import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen } from '@testing-library/react';
import { Root } from './Root';

const signedOut = () => createFakeHost({ user: null, company: null, permissions: [] });

describe('routes of the sign-in area', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/register', 'Create your account'],
    ['/reset-password', 'Reset your password'],
    ['/reset-password/success', 'Check your mail'],
    ['/change-password', 'Change your password'],
  ])('%s has the heading and title %s', (path, title) => {
    const { host } = renderWithHost(Root, path, signedOut());
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(host.seen.titles).toEqual([title]);
  });

  it.each([['/auth'], ['/auth/shippers/unknown/callback'], ['/login/x'], ['/reset-password/failure']])('%s is not found', (path) => {
    renderWithHost(Root, path, signedOut());
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
