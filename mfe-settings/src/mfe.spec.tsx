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
])('%s has one heading', async (path, title) => {
  renderWithHost(remote.Root, path);
  // The first import of a lazy page can take longer than a query waits.
  const headings = await screen.findAllByRole('heading', { level: 1 });
  expect(headings.map((heading) => heading.textContent)).toEqual([title]);
});
