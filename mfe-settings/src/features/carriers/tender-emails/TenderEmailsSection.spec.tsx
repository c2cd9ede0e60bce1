import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carriersAt } from '../../../testing/open-carriers';

const SAVE = 'PUT /api/v1/company/tender-settings';
const open = carriersAt('/carriers/tender-emails');
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit tender emails' }));
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save tender emails' }));

test('saves reply address, rate and response time', async () => {
  const saved = { dispatchEmail: 'dispatch@acme.example', showRate: false, responseHours: 6 };
  const { api, host } = open({ [SAVE]: { body: saved } });
  await edit();
  await userEvent.type(await screen.findByLabelText('Replies go to'), saved.dispatchEmail);
  await userEvent.click(screen.getByRole('switch', { name: /Show the agreed rate/ }));
  const hours = screen.getByLabelText('Response time, working hours');
  await userEvent.clear(hours);
  await userEvent.type(hours, '6');
  await save();
  await waitFor(() => expect(api.sent(SAVE)[0]?.body).toEqual(saved));
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('The tender emails were saved.'));
  expect(await screen.findByText('dispatch@acme.example')).toBeInTheDocument();
});

test('reports a response time out of range', async () => {
  const { api } = open();
  await edit();
  const hours = await screen.findByLabelText('Response time, working hours');
  await userEvent.clear(hours);
  await userEvent.type(hours, '73');
  await save();
  expect(await screen.findByText('Enter a whole number from 1 to 72.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('others read them', async () => {
  open({}, { permissions: ['tariff.read'] });
  expect(await screen.findByText('The user who booked')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit tender emails' })).not.toBeInTheDocument();
});
