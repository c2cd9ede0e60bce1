import { raw } from '../raw.mjs';

export const number = '15';
export const title = 'Foreign hosts and origins are refused, two hosts too';

export async function check({ product, expect }) {
  const [{ port }] = product.processes;
  const { host, origin } = new URL(product.publicUrl);
  const status = async (line, ...headers) => (await raw(port, `${line} HTTP/1.1`, ...headers)).status;
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `${host}.evil.example`,
    `evil@${host}`,
  ];
  for (const path of ['/', '/api/v1/me', '/dev/mailbox.json', '/track/x', '/none', '/monitoring']) {
    for (const name of foreign)
      expect((await status(`GET ${path}`, `Host: ${name}`)) === 421, `${path} answers for the host ${name}`);
    expect((await status(`GET ${path}`, `Host: ${host}`)) !== 421, `${path} does not answer for the public host`);
    for (const pair of [
      [host, host],
      [host, 'evil.example'],
      ['evil.example', host],
    ])
      expect(
        (await status(`GET ${path}`, ...pair.map((name) => `Host: ${name}`))) === 400,
        `${path} answers for the two hosts ${pair}`,
      );
    expect(
      (await status(`GET http://evil.example${path}`, `Host: ${host}`)) === 421,
      `${path} as a whole URL of another host`,
    );
  }
  expect((await status('GET /health/live', 'Host: 10.0.0.5:3000')) === 200, 'a probe by address is refused');

  const person = await product.person();
  const { port: other } = product.processes[1];
  for (const name of [
    'https://evil.example',
    `http://127.0.0.1:${port}`,
    `http://localhost:${other + 1}`,
    'null',
    `${origin}.evil.example`,
  ]) {
    const answer = await person.client.post('/api/v1/auth/logout', undefined, { origin: name });
    expect(answer.status === 403, `a change from the origin ${name} was answered ${answer.status}`);
    const equal = await person.client.post('/api/v1/auth/logout', undefined, {
      at: 0,
      origin: `http://127.0.0.1:${port}`,
      host: `127.0.0.1:${port}`,
    });
    expect(equal.status === 403, 'an origin that equals the host of the request is believed');
  }
  expect(
    (await person.client.post('/api/v1/auth/logout')).status === 204,
    'a change from the public origin is refused',
  );
}
