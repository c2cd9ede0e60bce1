import { renderWithHost } from '@lading/mfe-contract/testing';
import { screen } from '@testing-library/react';
import remote from './mfe';

test.each([
  ['/settings/contacts', 'Contacts'],
  ['/settings/user/association', 'Your companies'],
  ['/settings/user/notifications', 'Notification preferences'],
  ['/settings/user/profile', 'Profile'],
  ['/settings/user/security', 'Security'],
  ['/settings/user/nonsense', 'Page not found'],
])('%s has one heading', (path, title) => {
  renderWithHost(remote.Root, path);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
});
