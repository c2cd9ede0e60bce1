import { screen, waitFor } from '@testing-library/react';
import { openArea } from './testing/open-area';

test.each([
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/reset-password', 'Reset your password'],
  ['/reset-password/success', 'Check your mail'],
  ['/change-password?token=x', 'Change your password'],
  ['/change-password?emailToken=x', 'Your e-mail address'],
  ['/auth/shippers/unknown/callback', 'Page not found'],
  ['/reset-password/extra', 'Page not found'],
])('%s has one heading', async (path, title) => {
  openArea(path, {});
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]));
});
