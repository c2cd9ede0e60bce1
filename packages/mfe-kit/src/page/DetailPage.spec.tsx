import { unwrap } from '@lading/api-client';
import { Button } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '../remote/define-remote';
import { useRemote } from '../remote/remote-context';
import { type MockRoutes, pageRenderer, problem } from '../testing';
import { DetailPage } from './DetailPage';
import { TabLinks } from './TabLinks';

function CompanyPage() {
  const { api } = useRemote();
  const { tab = 'overview' } = useParams();
  const company = useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/activity/export', { parseAs: 'text', signal })),
  });
  return (
    <DetailPage
      name="company"
      query={company}
      title="Company"
      loading="Loading the company"
      failed="The company could not be loaded"
      header={(name) => ({
        title: name,
        status: 'Active',
        actions: <Button>Edit company</Button>,
        documentTitle: `${name} ${tab}`,
        tabs: (
          <TabLinks
            label="Company"
            tabs={['overview', 'members'].map((name) => ({ to: `/c/${name}`, label: name, current: name === tab }))}
          />
        ),
      })}
    >
      {(name) => <p>About {name}</p>}
    </DetailPage>
  );
}

const renderPage = pageRenderer(defineRemote({ routes: [{ path: '/c/:tab', element: <CompanyPage /> }] }));
const ROUTE = 'GET /api/v1/company/activity/export';
const open = (reply: MockRoutes[typeof ROUTE]) => renderPage('/c/overview', { [ROUTE]: reply });

test('displays header, tabs and content', async () => {
  const { host } = open(() => new Response('Acme'));
  expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the company');
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Active' })).toBeVisible();
  expect(screen.getByText('About Acme')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit company' })).toBeVisible();
  expect(host.seen.titles).toEqual(['Company', 'Acme overview']);
  await userEvent.click(screen.getByRole('link', { name: 'members' }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('members');
});

test('offers a retry after an error', async () => {
  let failed = false;
  open(() => {
    if (failed) return new Response('Acme');
    failed = true;
    return problem(422, 'INVALID', 'The company is being moved.');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The company is being moved.');
  expect(screen.getByRole('heading', { level: 1, name: 'The company could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('About Acme')).toBeVisible();
});

test.each([
  [404, 'Page not found'],
  [403, 'Your role does not include this page'],
])('%i displays "%s"', async (status, title) => {
  open(problem(status, 'X', 'Refused.'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
