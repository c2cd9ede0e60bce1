import { expect, type Page } from '@playwright/test';
import { mailedLink } from './mailbox';

export interface Person {
  email: string;
  password: string;
}

/** An address unique to this test. */
export const newAddress = () => `booker-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

const PASSWORD = 'seven calm otters drift';

/** Registers a user with a new company through the pages and the email; the user is on the home page afterwards. */
export async function registerCompany(page: Page, companyName: string): Promise<Person> {
  const person = { email: newAddress(), password: PASSWORD };
  await page.goto('/register');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await mailedLink(page, person.email, /registration/));
  await page.getByLabel("Company's legal name").fill(companyName);
  await fillInDetails(page, 'Robin Mercer', person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  return person;
}

/** Registers a user with a new company and the demonstration carriers without the pages; the user is on the page where everybody starts. */
export async function register(page: Page, companyName = 'Mercer Castings'): Promise<Person> {
  const person = { email: newAddress(), password: PASSWORD };
  await callApi(page, '/auth/register', { email: person.email });
  const link = new URL(await mailedLink(page, person.email, /registration/));
  const details = { fullName: 'Robin Mercer', companyName, password: person.password };
  await callApi(page, '/auth/register/verify', { token: link.searchParams.get('token'), ...details });
  await callApi(page, '/company/demonstration');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  return person;
}

/** Fills in the common fields of the page of an emailed registration link. */
export async function fillInDetails(page: Page, fullName: string, password: string): Promise<void> {
  await page.getByLabel('Your name').fill(fullName);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

/** Enters address and password on the sign-in page. */
export async function typeSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs out with the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

/** Calls the API as the user of the page; throws unless it succeeds. */
export async function callApi<T>(page: Page, path: string, data: unknown = {}): Promise<T> {
  const answer = await page.request.post(`/api/v1${path}`, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.text()) === '' ? undefined : await answer.json()) as T;
}
