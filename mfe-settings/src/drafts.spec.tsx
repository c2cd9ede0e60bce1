import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REAUTHENTICATION_REQUIRED } from './testing/account';
import './shared/reauthentication/ReauthenticationDialog';
import { expectFilledIn, fill, openForm, REAUTHENTICATE, submit } from './testing/fill-form';
import { CONNECTION, FORMS } from './testing/form-cases';
import { mockApiDocs } from './testing/mock-api-docs';

mockApiDocs();

test.each(Object.entries(FORMS))('%s stays through a failed save and an expired session', async (_name, form) => {
  const replies = [
    problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Nothing was changed.'),
    problem(401, 'UNAUTHENTICATED', 'Sign in to continue.'),
  ];
  const { host, unmount, sent } = await openForm(form, () => replies[sent().length - 1]!);
  await fill(form);
  await submit(form);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await expectFilledIn(form);
  await submit(form);
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
  expect(sent()).toHaveLength(2);
  unmount();
  await openForm(form, () => replies[1]!, { stored: host.seen.stored });
  await expectFilledIn(form);
});

/** Layer of the dialog around an element. */
const layerOf = (element: HTMLElement): number =>
  Number(element.closest<HTMLElement>('[style*="--mb-z-index"]')?.style.getPropertyValue('--mb-z-index'));

describe.each([
  ...Object.entries(FORMS).filter(([, { sensitive }]) => sensitive),
  ['a carrier connection', CONNECTION] as const,
])('if reauthentication is required, %s', (_name, form) => {
  /** Submits the form and waits for the reauthentication dialog. */
  async function submitFilled() {
    const page = await openForm(form, () =>
      page.api.sent(REAUTHENTICATE).length > 0
        ? problem(409, 'CONFLICT', 'Refused after reauthentication.')
        : REAUTHENTICATION_REQUIRED,
    );
    await fill(form);
    await submit(form);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    const password = await dialog.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    return { ...page, password };
  }

  test('is sent again unchanged', async () => {
    const { api, sent, password } = await submitFilled();
    await userEvent.type(password, 'seven calm otters drift');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Refused after reauthentication.')).toBeInTheDocument();
    expect(api.sent(REAUTHENTICATE).map(({ body }) => body)).toEqual([{ password: 'seven calm otters drift' }]);
    expect(sent()).toEqual([sent()[0], sent()[0]]);
    await expectFilledIn(form);
  });

  test('stays if reauthentication is canceled', async () => {
    const { sent, password } = await submitFilled();
    const others = screen.getAllByRole('dialog').filter((dialog) => !dialog.contains(password));
    for (const dialog of others) expect(layerOf(dialog)).toBeLessThan(layerOf(password));
    await userEvent.type(password, '{Escape}');
    expect(await screen.findByText(/because you did not confirm your identity/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    await expectFilledIn(form);
  });
});
