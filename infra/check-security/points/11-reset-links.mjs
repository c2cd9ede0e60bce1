import { PASSWORD } from '../product.mjs';

export const number = '11';
export const title = 'Reset links die with a sign-in, and dead ones look alike';

export async function check({ product, expect }) {
  const { email } = await product.person();
  const visitor = product.visitor();
  const redeem = (token, newPassword = 'nine-crates-of-basalt') =>
    visitor.post('/api/v1/auth/password', { token, newPassword });
  const mailed = async (count) => {
    await visitor.post('/api/v1/auth/password-reset', { email });
    await product.settled();
    const links = (await product.mails(email, count)).flatMap((mail) => mail.links);
    const tokens = links.map((link) => new URL(link).searchParams.get('token')).filter(Boolean);
    return tokens.at(-1);
  };
  const replaced = await mailed(1);
  const voided = await mailed(2);
  expect((await redeem(replaced)).status === 404, 'a link works after a newer one');
  const signIn = await product.visitor().post('/api/v1/auth/login', { email, password: PASSWORD });
  expect(signIn.status === 200, `sign-in was answered ${signIn.status}`);
  expect((await redeem(voided)).status === 404, 'a link works after a sign-in');

  const people = [await product.person(), await product.person()];
  const tokenOf = async (address) => {
    await visitor.post('/api/v1/auth/password-reset', { email: address });
    const [mail] = await product.mails(address);
    return new URL(mail.links[0]).searchParams.get('token');
  };
  const [used, expired] = [await tokenOf(people[0].email), await tokenOf(people[1].email)];
  expect((await redeem(used)).status === 200, 'a fresh link does not work');
  await product.query('UPDATE mailed_link SET expires_at = created_at WHERE user_id = ?', [people[1].userId]);
  const answers = [];
  for (const token of ['x'.repeat(43), used, expired, replaced, voided]) {
    const { status, json } = await redeem(token);
    answers.push(JSON.stringify([status, json.code, json.title, json.detail, json.params]));
  }
  expect(new Set(answers).size === 1, `dead links differ: ${answers.join(' ')}`);
}
