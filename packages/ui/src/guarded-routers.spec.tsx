import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { BrowserRouter } from './guarded-routers';

/** A store outside React, as the shell's session is for pages. */
function createStore() {
  let value = 'signed out';
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: string) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

test('an update after a navigation is never rendered with the old location', async () => {
  window.history.replaceState(null, '', '/register');
  const session = createStore();
  const rendered: string[] = [];
  let navigate: ReturnType<typeof useNavigate>;
  function Probe() {
    const { pathname, search } = useLocation();
    navigate = useNavigate();
    rendered.push(`${pathname}${search} ${useSyncExternalStore(session.subscribe, session.get)}`);
    return <p>{search}</p>;
  }
  render(
    <BrowserRouter>
      <Probe />
    </BrowserRouter>,
  );
  await act(async () => {
    await navigate('/register?next=/home', { replace: true });
    flushSync(() => session.set('signed in'));
  });
  expect(screen.getByText('?next=/home')).toBeInTheDocument();
  expect(rendered).not.toContain('/register signed in');
});
