import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FallbackScreen } from './FallbackScreen';

describe('FallbackScreen', () => {
  it.each([
    ['client', 'browser console'],
    ['server', 'server logs'],
  ] as const)('says that a %s-side exception occurred, where to look and what to look for', (side, place) => {
    render(<FallbackScreen failure={{ side, digest: '1a2b3c4d' }} />);
    const screenText = screen.getByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${side}-side exception occurred while loading the site`,
    );
    expect(screenText).toHaveTextContent(`See the ${place}`);
    expect(screenText).toHaveTextContent('Digest: 1a2b3c4d');
  });

  it('is used by keyboard alone: retry first, then reload', async () => {
    const onRetry = jest.fn();
    render(<FallbackScreen failure={{ side: 'client', digest: '1a2b3c4d' }} onRetry={onRetry} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  });

  it('offers only to reload where the whole page failed', () => {
    render(<FallbackScreen failure={{ side: 'client', digest: '1a2b3c4d' }} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload']);
  });
});
