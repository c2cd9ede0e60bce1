import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer, type problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../mfe';
import { ACCOUNT, REAUTHENTICATED } from './account';
import type { FormCase } from './form-cases';

export const REAUTHENTICATE = 'POST /api/v1/auth/reauthenticate';
const reauthentication: MockRoutes = { [REAUTHENTICATE]: REAUTHENTICATED };

const renderPage = pageRenderer(remote);

/** Opens the page and its form; `save` answers each request of it. */
export async function openForm(form: FormCase, save: () => ReturnType<typeof problem>, options?: FakeHostOptions) {
  const { path, loads, saves, opens, section } = form;
  const page = renderPage(path, { ...ACCOUNT, ...loads, ...reauthentication, [saves]: save }, options);
  if (opens) await userEvent.click(await screen.findByRole('button', { name: opens }));
  if (opens) await screen.findByRole('dialog', { name: opens });
  if (section) await screen.findByRole('region', { name: section });
  return { ...page, sent: () => page.api.requests.filter(({ route }) => route === saves).map(({ body }) => body) };
}

/** Queries within the form. */
function inForm({ opens, section }: FormCase) {
  if (opens) return within(screen.getByRole('dialog', { name: opens }));
  return section ? within(screen.getByRole('region', { name: section })) : screen;
}
const field = (form: FormCase, label: string) =>
  inForm(form).findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
/** Presses the submit button. */
export const submit = async (form: FormCase) =>
  userEvent.click(await inForm(form).findByRole('button', { name: form.submit }));

/** Enters the values of the case. */
export async function fill(form: FormCase) {
  for (const [label, value] of form.entries) fireEvent.change(await field(form, label), { target: { value } });
  if (form.checks) await userEvent.click(inForm(form).getByRole('checkbox', { name: form.checks }));
}

/** Expects that the entered values are still there. */
export async function expectFilledIn(form: FormCase) {
  const [[label, value]] = form.entries as [readonly [string, string]];
  expect(await field(form, label)).toHaveValue(value);
}
