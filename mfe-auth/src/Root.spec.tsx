import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen } from '@testing-library/react';
import { Root } from './Root';

test.each([
  ['/reset-password', 'Reset your password'],
  ['/reset-password/success', 'Check your mail'],
  ['/change-password?token=x', 'Change your password'],
  ['/auth/shippers/unknown/callback', 'Page not found'],
])('%s has one heading', (path, title) => {
  renderWithHost(Root, path, createFakeHost({ user: null, company: null }));
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
});

test('a page that is not built says so and leads back', () => {
  const { host } = renderWithHost(Root, '/reset-password', createFakeHost({ user: null, company: null }));
  expect(screen.getByText('Not built yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Lading' })).toHaveAttribute('href', '/');
  expect(host.seen.titles).toEqual(['Reset your password']);
});
