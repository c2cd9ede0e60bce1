import { execFileSync } from 'node:child_process';
import { root } from '../../lib/paths.mjs';
import { billOfMaterials, missingFrom } from '../../supply-chain/bill-of-materials.mjs';
import { INSTALL_SCRIPTS, packagesOf, readLock } from '../../supply-chain/install-scripts.mjs';

export const number = '19';
export const title = 'Packages run nothing on installation';

export async function check({ expect, note }) {
  const lock = readLock();
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: root, encoding: 'utf8' }).trim();
  expect(setting === 'true', `ignore-scripts is ${setting}`);
  for (const [name, { hasInstallScript }] of packagesOf(lock)) {
    expect(!hasInstallScript || name in INSTALL_SCRIPTS, `${name} has an install script that nobody has reviewed`);
  }
  const document = billOfMaterials();
  for (const name of missingFrom(document, lock)) expect(false, `${name} is missing in the bill of materials`);
  note(`${document.components.length} packages in the bill of materials`);
}
