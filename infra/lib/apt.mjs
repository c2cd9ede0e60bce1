import fs from 'node:fs';
import { programFailure } from './failure.mjs';
import { findProgram, run } from './processes.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

/** True where missing programs can be installed without asking: as root on Debian or Ubuntu. */
export const canInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/**
 * Installs Debian packages. Their services are neither started nor enabled: Lading runs its own instance.
 * It is not interrupted by Ctrl-C, since a killed dpkg leaves the machine's package system broken.
 */
export async function aptInstall(packages, { services = [] } = {}) {
  const refuseServices = !fs.existsSync(POLICY);
  if (refuseServices) fs.writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await apt('update');
    await apt('install', '--yes', '--no-install-recommends', '--no-remove', ...packages);
  } finally {
    if (refuseServices) fs.rmSync(POLICY, { force: true });
  }
  if (findProgram('systemctl')) for (const service of services) await run('systemctl', ['disable', service]);
}

async function apt(verb, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', verb, ...args], { env });
  if (code !== 0)
    throw programFailure(`apt-get ${verb} failed: see its last lines above, repair it, and try again.`, output);
}
