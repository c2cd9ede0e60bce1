import { Failure } from '../lib/failure.mjs';

const PASSWORD = 'tall-orange-forklift';

/** Creates a company with a signed-in owner and demonstration carriers, as an operator and its owner do: {cookie, email, password}. */
export async function createCompany(stack, number = 0) {
  const email = `owner-${number}@known.test`;
  const company = `Riverside Tile ${number}`;
  const output = await stack.lading([
    'admin',
    'create-owner',
    '--email',
    email,
    '--company',
    company,
    '--name',
    'Rosa Delgado',
  ]);
  const token = /[#?&/]token=([\w-]+)/.exec(output)?.[1];
  if (token === undefined) throw new Failure('lading admin create-owner printed no link.', output);
  const response = await send(stack, '/api/v1/auth/password', { token, newPassword: PASSWORD });
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0]);
  const cookie = cookies.find((text) => text.startsWith('__Host-lading_session='));
  await send(stack, '/api/v1/company/demonstration', undefined, cookie);
  return { cookie, email, password: PASSWORD };
}

/** Several companies, one after another. */
export async function createCompanies(stack, count) {
  const companies = [];
  while (companies.length < count) companies.push(await createCompany(stack, companies.length));
  return companies;
}

async function send(stack, path, body, cookie = '') {
  const response = await fetch(stack.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Failure(`POST ${path} answered ${response.status}.`, await response.text());
  return response;
}
