import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { LadingProvider } from './LadingProvider';
import { Page } from './Page';
import { ErrorState, NotFound } from './states';
import { StatusBadge } from './StatusBadge';

const show = (node: ReactNode) => render(<LadingProvider env="test">{node}</LadingProvider>);

describe('states', () => {
  it('an error is announced, shows its digest and offers a retry', async () => {
    const retry = jest.fn();
    show(<ErrorState title="Quotes could not be read" digest="1a2b3c4d" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Digest: 1a2b3c4d');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offers no retry without a handler', () => {
    show(<ErrorState title="Quotes could not be read" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the not-found page has the one heading', () => {
    show(<NotFound />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

describe('Page', () => {
  it('is marked only when it is ready', () => {
    const { container, rerender } = render(
      <Page name="quotes" ready={false}>
        x
      </Page>,
    );
    expect(container.querySelector('[data-page]')).toBeNull();
    rerender(<Page name="quotes">x</Page>);
    expect(container.querySelector('[data-page="quotes"]')).not.toBeNull();
  });
});

describe('StatusBadge', () => {
  it('shows the status as text and hides the icon from screen readers', () => {
    const { container } = render(<StatusBadge tone="attention">Expires today</StatusBadge>);
    expect(screen.getByText('Expires today')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('ConfirmDialog', () => {
  it('confirms only by its button', async () => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    show(
      <ConfirmDialog
        opened
        title="Cancel this shipment?"
        confirmLabel="Cancel shipment"
        cancelLabel="Keep shipment"
        onConfirm={onConfirm}
        onClose={onClose}
      >
        The carrier is notified.
      </ConfirmDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep shipment' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel shipment' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
