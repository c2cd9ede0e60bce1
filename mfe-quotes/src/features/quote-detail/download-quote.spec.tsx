import { type MockReply, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openQuotes } from '../../testing/open-quotes';

const { createObjectURL, revokeObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;
let saved: { name: string; bytes: Blob }[];

beforeEach(() => {
  saved = [];
  let made: Blob;
  URL.createObjectURL = (bytes) => {
    made = bytes as Blob;
    return 'blob:quote';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, bytes: made });
  };
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

type Reply = MockReply<'GET /api/v1/quotes/{id}/document'>;

async function open(reply: () => Reply | Promise<Reply>) {
  const { host } = openQuotes('/quotes/qte_1', { 'GET /api/v1/quotes/{id}/document': reply });
  const button = await screen.findByRole('button', { name: 'More actions' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Download PDF' }));
  return { host, button };
}

test('saves the quote under its number, and shows that it is on its way', async () => {
  const reply = Promise.withResolvers<Reply>();
  const { button } = await open(() => reply.promise);
  await waitFor(() => expect(button).toBeDisabled());
  reply.resolve(new Response('pdf', { headers: { 'content-type': 'application/pdf' } }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Q-001042.pdf' }]));
  expect(saved[0]!.bytes.size).toBeGreaterThan(0);
  await waitFor(() => expect(button).toBeEnabled());
});

test('says why there is no file', async () => {
  const { host } = await open(() => problem(404, 'NOT_FOUND', 'Not found, or you do not have access.'));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({
      kind: 'error',
      message: 'Q-001042 was not downloaded. Not found, or you do not have access.',
    }),
  );
  expect(saved).toEqual([]);
});
