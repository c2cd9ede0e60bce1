import { lading } from '../../bench/lib/product.mjs';
import { run } from '../../lib/processes.mjs';
import { root } from '../../lib/paths.mjs';

export const number = '02';
export const title = 'The activity log shows every break in every chain';

/** Runs the operators' command. */
const verify = () => run(process.execPath, lading('verify-audit'), { cwd: root });

export async function check({ product, expect, note }) {
  const [first, second] = [await product.person(), await product.person()];
  for (const { client } of [first, second])
    for (const name of ['Acme DC', 'Bolt DC', 'Cargo DC']) {
      const address = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };
      const { status } = await client.post('/api/v1/contacts', { name, address });
      expect(status === 201, `a contact was answered ${status}`);
    }
  await first.client.post('/api/v1/contacts', Buffer.from('{"name":"k\\ud800"}'));

  const before = await verify();
  expect(before.code === 0, `a log that nobody touched: ${before.output}`);

  const entries = await product.query('SELECT * FROM audit_entry ORDER BY chain, position');
  const last = (chain) => entries.filter((entry) => entry.chain === chain).at(-1).position;
  const [position, removed] = [last(first.companyId), last(second.companyId) - 1];
  const at = 'chain = ? AND position = ?';
  const [{ subject }] = await product.query(`SELECT subject FROM audit_entry WHERE ${at}`, [first.companyId, position]);
  const [row] = await product.query(`SELECT * FROM audit_entry WHERE ${at}`, [second.companyId, removed]);
  await product.query(`UPDATE audit_entry SET subject = 'Dargo DC' WHERE ${at}`, [first.companyId, position]);
  await product.query(`DELETE FROM audit_entry WHERE ${at}`, [second.companyId, removed]);
  const broken = await verify();
  expect(broken.code === 1, 'changed entries do not make the command fail');
  expect(broken.output.includes(`${first.companyId}  entry ${position}: it was changed`), 'the edit is not reported');
  expect(broken.output.includes(`${second.companyId}  entry ${removed}: it is missing`), 'the removal is not reported');

  await product.query(`UPDATE audit_entry SET subject = ? WHERE ${at}`, [subject, first.companyId, position]);
  await product.query('INSERT INTO audit_entry SET ?', [row]);
  const after = await verify();
  expect(after.code === 0, `after everything was put back: ${after.output}`);
  note(/\d+ entries in \d+ chains/.exec(after.output)?.[0] ?? '');
}
