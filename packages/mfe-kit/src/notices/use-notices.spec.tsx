import { waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { defineRemote } from '../remote/define-remote';
import { UserFacingError } from '../query/failure';
import { pageRenderer } from '../testing';
import { type Notices, useNotices } from './use-notices';

function Once({ act }: { act(notices: Notices): void }): ReactNode {
  const notices = useNotices();
  useEffect(() => act(notices), [act, notices]);
  return null;
}

const noticesOf = (act: (notices: Notices) => void) =>
  pageRenderer(defineRemote({ routes: [{ path: '/', element: <Once act={act} /> }] }))('/', {}).host.seen.notices;

test('an error names its reason', () => {
  expect(noticesOf(({ error }) => error('The contact was not saved.', new UserFacingError('Enter a name.')))).toEqual([
    { kind: 'error', message: 'The contact was not saved. Enter a name.' },
  ]);
});

test('an undo that fails is reported to the user', async () => {
  const undo = () => Promise.reject(new UserFacingError('The contact is in use.'));
  const notices = noticesOf(({ success }) => success('Contact removed.', { undo }));
  expect(notices).toMatchObject([{ kind: 'success', message: 'Contact removed.', action: { label: 'Undo' } }]);
  notices[0]?.action?.run();
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(notices[1]).toEqual({ kind: 'error', message: 'The change was not undone. The contact is in use.' });
});
