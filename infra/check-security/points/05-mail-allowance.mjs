export const number = '05';
export const title = 'A mailbox gets 3 mails an hour, over all kinds and companies';

const ALLOWED = 3;
const COMPANIES = 3;
const INVITATIONS = 6;

export async function check({ product, expect, note }) {
  const target = await product.person();
  const unknown = 'nobody@allowance.test';
  const statuses = [];
  const both = async (ask) => {
    for (const email of [target.email, unknown]) statuses.push(JSON.stringify(await ask(email)));
  };
  const visitor = product.visitor();
  for (let i = 0; i < 20; i += 1)
    await both(async (email) => {
      const { status, text } = await visitor.post('/api/v1/auth/password-reset', { email });
      return { kind: 'reset', status, text };
    });
  for (let i = 0; i < COMPANIES; i += 1) {
    const { client } = await product.person();
    for (let n = 0; n < INVITATIONS; n += 1)
      await both(async (email) => {
        const { status } = await client.post('/api/v1/company/invitations', { email, role: 'viewer' });
        return { kind: 'invitation', status };
      });
  }
  await product.settled();
  const kinds = new Set(statuses);
  expect(kinds.size === 2, `answers differ: ${[...kinds].join(' ')}`);
  for (const email of [target.email, unknown]) {
    const count = product.mailsNow(email).length;
    expect(count <= ALLOWED, `${email} got ${count} mails`);
  }
  const mails = product.mailsNow(target.email);
  expect(mails.length === ALLOWED, `${mails.length} mails reached the account`);
  const token = new URL(mails.at(-1).links[0]).searchParams.get('token');
  const { status } = await visitor.post('/api/v1/auth/password', { token, newPassword: 'nine-crates-of-basalt' });
  expect(status === 200, `the last mailed link was answered ${status}`);
  note(`${statuses.length} requests, ${mails.length} mails`);
}
