import { aptInstall, canInstall } from './apt.mjs';
import { Failure } from './failure.mjs';
import { findProgram } from './processes.mjs';

/** Installs what is missing of these: {programs, packages, services} each. */
export async function ensureInstalled(tools) {
  const missing = tools.filter(({ programs }) => !programs.every((name) => findProgram(name)));
  const all = (list) => missing.flatMap((tool) => tool[list] ?? []);
  if (missing.length > 0) await install(all('packages'), all('programs'), all('services'));
}

export async function install(packages, programs, services = []) {
  if (!canInstall())
    throw new Failure(
      `This needs ${programs.join(' and ')}: install ${packages.join(' ')} (as root on Debian or Ubuntu this happens by itself).`,
    );
  await aptInstall(packages, { services });
  const absent = programs.filter((name) => !findProgram(name));
  if (absent.length > 0)
    throw new Failure(
      `apt-get installed ${packages.join(' ')} but ${absent.join(' and ')} is still missing: install it by hand.`,
    );
}
