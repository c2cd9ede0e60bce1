import { renderWithHost } from '@lading/mfe-contract/testing';
import { screen } from '@testing-library/react';
import { Root } from './Root';

describe('routes of the settings area', () => {
  it.each([
    ['/settings/company', 'Company'],
    ['/settings/contacts', 'Contacts'],
    ['/settings/user/association', 'Your companies'],
    ['/settings/user/notifications', 'Notification preferences'],
    ['/settings/user/profile', 'Profile'],
    ['/settings/user/security', 'Security'],
  ])('%s has the heading and title %s', (path, title) => {
    const { host } = renderWithHost(Root, path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(host.seen.titles).toEqual([title]);
  });

  it.each([['/settings'], ['/settings/user'], ['/settings/company/x'], ['/settings/elsewhere']])('%s is not found', (path) => {
    renderWithHost(Root, path);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
