import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './FileDrop';
import type { FileDropProps, RejectedFile } from './FileDropZone';
import { LadingProvider } from './LadingProvider';

// The first import of a lazy module can take longer than a query waits.
beforeAll(() => import('./FileDropZone'));

const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

async function open(props: Partial<FileDropProps> = {}) {
  const onDrop = jest.fn<(files: File[]) => void>();
  const onReject = jest.fn<(files: RejectedFile[]) => void>();
  render(
    <LadingProvider env="test">
      <FileDrop
        label="Documents"
        accept={['application/pdf']}
        maxSize={100}
        onDrop={onDrop}
        onReject={onReject}
        {...props}
      >
        PDF, at most 100 bytes
      </FileDrop>
    </LadingProvider>,
  );
  return { input: await screen.findByLabelText('Documents'), onDrop, onReject };
}

const namesOf = (files: File[] | undefined) => files?.map(({ name }) => name);

it('hands over the chosen file and shows its help', async () => {
  const { input, onDrop, onReject } = await open();
  await userEvent.upload(input, pdf('bol.pdf'));
  expect(namesOf(onDrop.mock.lastCall?.[0])).toEqual(['bol.pdf']);
  expect(onReject).not.toHaveBeenCalled();
  expect(screen.getByText('PDF, at most 100 bytes')).toBeVisible();
});

it.each([
  [pdf('large.pdf', 101), 'file-too-large'],
  [new File(['x'], 'note.txt', { type: 'text/plain' }), 'file-invalid-type'],
])('rejects %p', async (file, code) => {
  const { input, onDrop, onReject } = await open();
  await userEvent.upload(input, file, { applyAccept: false });
  expect(onReject.mock.lastCall?.[0][0]).toMatchObject({ file, errors: [{ code }] });
  expect(onDrop).not.toHaveBeenCalled();
});

it('takes several files only if asked to', async () => {
  const { input, onDrop } = await open({ multiple: true });
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf')]);
  expect(namesOf(onDrop.mock.lastCall?.[0])).toEqual(['a.pdf', 'b.pdf']);
});

it('its button opens the file dialog, with the keyboard too', async () => {
  const { input } = await open();
  const opened = jest.spyOn(input as HTMLInputElement, 'click');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Choose file' }));
  expect(opened).toHaveBeenCalledTimes(2);
});

it('takes no file while disabled', async () => {
  const { onDrop } = await open({ disabled: true });
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeDisabled();
  expect(onDrop).not.toHaveBeenCalled();
});
