import { screen, waitFor } from '@testing-library/react';
import { openPage } from './testing/open-page';

test.each([
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/reset-password', 'Reset your password'],
  ['/reset-password/success', 'Check your email'],
  ['/change-password?token=x', 'Change your password'],
  ['/change-password?emailToken=x', 'The link could not be loaded'],
  ['/register?token=x', 'The link could not be loaded'],
  ['/auth/shippers/unknown/callback', 'Page not found'],
  ['/auth/shippers/unknown/callback/extra', 'Page not found'],
])('%s has one heading, which is its title', async (path, title) => {
  const { host } = openPage(path, {
    'POST /api/v1/auth/email': 'connection lost',
    'POST /api/v1/auth/registration': 'connection lost',
  });
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]),
  );
  expect(host.seen.titles.at(-1)).toBe(title);
});
