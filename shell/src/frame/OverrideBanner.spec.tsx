import { LadingProvider } from '@lading/ui';
import { render, screen } from '@testing-library/react';
import { remote } from '../testing/fixtures';
import { OverrideBanner } from './OverrideBanner';

const show = (...remotes: ReturnType<typeof remote>[]) =>
  render(
    <LadingProvider env="test">
      <OverrideBanner remotes={remotes} />
    </LadingProvider>,
  );

describe('OverrideBanner', () => {
  it('names the releases that are not live, and stops by a form that needs no script', () => {
    show(remote('auth'), remote('quotes', { override: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('quotes 0.1.0-aaaaaaaaaaaa');
    expect(screen.getByRole('alert')).not.toHaveTextContent('auth');
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Stop' }).form!;
    expect([form.method, new URL(form.action).pathname, ...new FormData(form)]).toEqual([
      'post',
      '/releases',
      ['action', 'stop'],
    ]);
  });

  it('is not there for live releases', () => {
    show(remote('quotes'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
