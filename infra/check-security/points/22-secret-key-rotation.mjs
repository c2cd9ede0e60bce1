import { lading } from '../../bench/lib/product.mjs';
import { root } from '../../lib/paths.mjs';
import { run } from '../../lib/processes.mjs';

export const number = '22';
export const title = 'SECRET_KEY can be replaced, and the old one dropped';

const NEWER = Buffer.alloc(32, 9).toString('base64');

const command = (name, environment) =>
  run(process.execPath, lading(name), { cwd: root, env: { ...process.env, ...environment } });

export async function check({ product, expect }) {
  const older = process.env.SECRET_KEY;
  const owner = await product.person();
  const made = await owner.client.post('/api/v1/me/factors/totp');
  expect(made.status < 300, `an authenticator app was answered ${made.status} ${made.text}`);
  const sealed = async () =>
    (await product.query('SELECT secret_sealed AS sealed FROM totp_factor WHERE user_id = ?', [owner.userId]))[0]
      ?.sealed;
  const before = await sealed();

  const rotated = { SECRET_KEY: NEWER, SECRET_KEY_PREVIOUS: older };
  try {
    const resealed = await command('reseal-secrets', rotated);
    expect(resealed.code === 0, `re-sealing failed: ${resealed.output}`);
    expect(!before.equals(await sealed()), 'the secret was not sealed again');
    const again = await command('reseal-secrets', rotated);
    expect(again.code === 0 && !/ [1-9]\d* values sealed again/.test(again.output), 'a second run sealed something');
    const verified = await command('verify-audit', { SECRET_KEY: NEWER });
    expect(verified.code === 0, `the activity log without the old key: ${verified.output}`);

    const newer = await product.startProcess({ SECRET_KEY: NEWER });
    const client = product.visitor({ cookie: owner.client.cookie });
    client.processes = [newer];
    const confirmed = await client.post('/api/v1/me/factors/totp/confirm', { code: '000000' });
    expect(confirmed.status < 500, `a process with the new key alone answered ${confirmed.status} to a code`);
    await newer.stop();
  } finally {
    const back = await command('reseal-secrets', { SECRET_KEY: older, SECRET_KEY_PREVIOUS: NEWER });
    expect(back.code === 0, `sealing with the first key again: ${back.output}`);
  }
}
