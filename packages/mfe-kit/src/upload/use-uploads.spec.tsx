import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInRemote } from '../testing/render-in-remote';
import { UploadList } from './UploadList';
import { type SendFile, useUploads } from './use-uploads';

const LIMITS = { types: ['application/pdf'], typeNames: 'PDF', maxBytes: 1_048_576 };
const file = (name: string, { size = 10, type = 'application/pdf' } = {}) =>
  new File(['x'.repeat(size)], name, { type });

let sending: { name: string; signal: AbortSignal; progress(share: number): void; done(): void; fail(): void }[] = [];
beforeEach(() => {
  sending = [];
});
const send: SendFile<string> = ({ file: { name } }, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    sending.push({
      name,
      signal,
      progress: onProgress,
      done: () => resolve(null),
      fail: () => reject(new TypeError('lost')),
    });
  });

const uploaded: string[] = [];
function Uploads() {
  const uploads = useUploads<string>({ limits: LIMITS, send, onUploaded: ({ file: { name } }) => uploaded.push(name) });
  return (
    <>
      <input
        type="file"
        aria-label="Files"
        multiple
        onChange={(event) => uploads.add([...(event.currentTarget.files ?? [])], 'POD')}
      />
      <UploadList uploads={uploads} />
    </>
  );
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Files'), { target: { files } });
const names = () => sending.map(({ name }) => name);

test('sends three files at a time, in order, and shows their progress', async () => {
  renderInRemote(<Uploads />);
  choose(...['a', 'b', 'c', 'd', 'e'].map((name) => file(name)));
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
  expect(screen.getAllByText('Waiting')).toHaveLength(2);
  act(() => sending[1]?.progress(0.5));
  await waitFor(() => expect(screen.getByLabelText('Uploading b')).toHaveValue(0.5));
  sending[0]?.done();
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd']));
  expect(uploaded).toContain('a');
  expect(screen.queryByText('a')).not.toBeInTheDocument();
});

test.each([
  [file('scan.pdf', { size: 1_048_577 }), 'The file is larger than 1 MB. Choose a smaller file.'],
  [file('page.html', { type: 'text/html' }), 'Only PDF files can be uploaded.'],
  [file('empty.pdf', { size: 0 }), 'The file is empty.'],
])('names the limit that %j exceeds, without sending it', async (refused, message) => {
  renderInRemote(<Uploads />);
  choose(refused);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not uploaded: ${message}`);
  expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  expect(sending).toEqual([]);
});

test('a failed upload stays until it is retried', async () => {
  renderInRemote(<Uploads />);
  choose(file('a'));
  await waitFor(() => expect(sending).toHaveLength(1));
  sending[0]?.fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry a' }));
  await waitFor(() => expect(sending).toHaveLength(2));
});

test('a cancelled upload is stopped and gives its place to the next', async () => {
  renderInRemote(<Uploads />);
  choose(...['a', 'b', 'c', 'd'].map((name) => file(name)));
  await waitFor(() => expect(sending).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a' }));
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd']));
  expect(sending[0]?.signal.aborted).toBe(true);
  expect(screen.queryByText('a')).not.toBeInTheDocument();
});
