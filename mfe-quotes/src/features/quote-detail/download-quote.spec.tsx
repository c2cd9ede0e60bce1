import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import { mockApi, type MockAnswer } from '../../shared/testing/mock-api';
import { places } from '../../shared/testing/places';
import { quote } from '../../shared/testing/quotes';

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

async function open(answer: () => MockAnswer | Promise<MockAnswer>) {
  mockApi({
    'GET /api/v1/locations': places,
    'GET /api/v1/quotes/qte_1': () => ({ body: quote() }),
    'GET /api/v1/quotes/qte_1/document': answer,
  });
  const { host } = renderWithHost(remote.Root, '/quotes/qte_1', createFakeHost());
  const button = await screen.findByRole('button', { name: 'Download Q-001042 as PDF' });
  await userEvent.click(button);
  return { host, button };
}

test('saves the quote under its number, and shows that it is on its way', async () => {
  const answer = Promise.withResolvers<MockAnswer>();
  const { button } = await open(() => answer.promise);
  await waitFor(() => expect(button).toBeDisabled());
  answer.resolve({ body: 'pdf' });
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Q-001042.pdf' }]));
  expect(saved[0]!.bytes.size).toBeGreaterThan(0);
  await waitFor(() => expect(button).toBeEnabled());
});

test('says why there is no file', async () => {
  const { host } = await open(() => ({ status: 404, body: { code: 'NOT_FOUND', detail: 'There is no such quote.' } }));
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({
      kind: 'error',
      message: 'Q-001042 was not downloaded. There is no such quote.',
    }),
  );
  expect(saved).toEqual([]);
});
