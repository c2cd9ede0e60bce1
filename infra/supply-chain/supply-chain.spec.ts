import { execFileSync } from 'node:child_process';
import { findSerious } from './advisories.mjs';
import { billOfMaterials, missingFrom } from './bill-of-materials.mjs';
import { INSTALL_SCRIPTS, packagesOf, readLock } from './install-scripts.mjs';

interface Package {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const lock = readLock();
const packages = packagesOf(lock) as [name: string, entry: Package][];
/** Licenses that allow distribution of the product. */
const LICENSES =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD|BSD-[23]-Clause|0BSD|CC0-1\.0|CC-BY-4\.0|Python-2\.0|OFL-1\.1|BlueOak-1\.0\.0|Unlicense)\b/;
/** Packages that declare their MIT license only in a file. */
const MIT_IN_A_FILE = [
  'buildcheck',
  'busboy',
  'cpu-features',
  'passport-strategy',
  'pause',
  'png-js',
  'ssh2',
  'streamsearch',
];

describe('packages', () => {
  it('run nothing when they are installed, unless they are listed', () => {
    expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' }).trim()).toBe('true');
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
    expect(withScript.filter((name) => !(name in INSTALL_SCRIPTS))).toEqual([]);
    expect(Object.keys(INSTALL_SCRIPTS).filter((name) => !withScript.includes(name))).toEqual([]);
  });

  it('have licenses under which the product may be passed on', () => {
    const others = packages.filter(
      ([name, { dev, license = '' }]) => !dev && !LICENSES.test(license) && !MIT_IN_A_FILE.includes(name),
    );
    expect(others.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
  });

  it('are all in the bill of materials', () => {
    const document = billOfMaterials();
    expect(document.bomFormat).toBe('CycloneDX');
    expect(missingFrom(document, lock)).toEqual([]);
    expect(missingFrom({ components: [] }, lock)).toContain(
      `express@${packages.find(([name]) => name === 'express')?.[1].version}`,
    );
  });
});

describe('advisories from a file', () => {
  const advisory = {
    title: 'A weakness',
    severity: 'high',
    url: 'https://advisories.test/1',
    vulnerable_versions: '<2.0.1',
  };
  const installed = {
    packages: {
      'node_modules/a': { version: '2.0.0' },
      'node_modules/b': { version: '2.0.1' },
      'node_modules/c': { version: '1.0.0', dev: true },
      'node_modules/d': { version: '1.0.0' },
    },
  };

  it('are those on versions that the product has, high or critical', () => {
    const minor = { ...advisory, severity: 'moderate' };
    expect(findSerious(installed, { a: [advisory], b: [advisory], c: [advisory], d: [minor], e: [advisory] })).toEqual([
      'high: a 2.0.0: A weakness (https://advisories.test/1)',
    ]);
  });
});
