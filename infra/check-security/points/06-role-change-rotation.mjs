export const number = '06';
export const title = 'A role change gives the session a new token';

const OVERLAP_MS = 1_000;

export async function check({ product, expect }) {
  const owner = await product.person();
  const member = await product.person({ companyId: owner.companyId, role: 'viewer' });
  const old = member.client.cookie;
  const changed = await owner.client.patch(`/api/v1/company/members/${member.userId}`, { role: 'manager' });
  expect(changed.status === 200, `the role change was answered ${changed.status} ${changed.text}`);

  const parallel = [0, 1].map(() => product.visitor({ cookie: old }));
  const answers = await Promise.all(parallel.map((client, at) => client.get('/api/v1/auth/session', { at })));
  expect(
    answers.every(({ status }) => status === 200),
    `parallel requests were answered ${answers.map(({ status }) => status)}`,
  );
  const [token, same] = parallel.map(({ cookie }) => cookie);
  expect(token !== old, 'the token stayed');
  expect(token === same, 'parallel requests got different tokens');
  await new Promise((resolve) => setTimeout(resolve, OVERLAP_MS));
  for (const at of [0, 1]) {
    const { status } = await product.visitor({ cookie: old }).get('/api/v1/auth/session', { at });
    expect(status === 401, `the old token was answered ${status} by process ${at}`);
    const fresh = await product.visitor({ cookie: token }).get('/api/v1/auth/session', { at });
    expect(fresh.json?.company?.role === 'manager', `the new token was answered ${fresh.status} by process ${at}`);
  }
}
