import { jest } from '@jest/globals';
import { session } from '../testing/fixtures';
import { guardRestoredPage } from './restored-page';
import type { Session } from './session';

const realFetch = globalThis.fetch;
const answer = (who: Session | null) => {
  globalThis.fetch = async () =>
    who ? Response.json(who) : Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
};
const visibility = () => document.documentElement.style.visibility;

/** Brings the page back, as the browser does it, and waits until the guard has decided. */
async function comeBack(persisted: boolean): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a page from the back/forward cache', () => {
  const reload = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    reload.mockReset();
    stop = guardRestoredPage(session(), reload);
  });
  afterEach(() => {
    stop();
    globalThis.fetch = realFetch;
    document.documentElement.style.visibility = '';
  });

  it('is shown again when the session is the same', async () => {
    answer(session());
    await comeBack(true);
    expect([visibility(), reload.mock.calls.length]).toEqual(['', 0]);
  });

  it.each([
    ['the session has ended', null],
    ['somebody else is signed in', session({ user: { id: 'usr_2', email: 'x@example.com', fullName: 'X' } })],
    ['the session acts for another company', session({ company: { id: 'cmp_2', name: 'Other', role: 'owner' } })],
  ])('stays hidden and is loaded anew when %s', async (_name, who) => {
    answer(who);
    await comeBack(true);
    expect([visibility(), reload.mock.calls.length]).toEqual(['hidden', 1]);
  });

  it('stays hidden when the server cannot be asked', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    await comeBack(true);
    expect([visibility(), reload.mock.calls.length]).toEqual(['hidden', 1]);
  });

  it('leaves an ordinary page load alone', async () => {
    answer(null);
    await comeBack(false);
    expect([visibility(), reload.mock.calls.length]).toEqual(['', 0]);
  });
});
