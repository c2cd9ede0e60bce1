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
  // Two workers handle requests of the same second in any order, and a request that a newer one replaced is not mailed.
  expect(mails.length > 0, 'no mail reached the account');
  const answers = [];
  for (const { links } of mails) {
    const token = new URL(links[0]).searchParams.get('token');
    const { status } = await visitor.post('/api/v1/auth/password', { token, newPassword: 'nine-crates-of-basalt' });
    answers.push(status);
  }
  expect(answers.filter((status) => status === 200).length === 1, `the mailed links were answered ${answers}`);
  note(`${statuses.length} requests, ${mails.length} mails`);
}
