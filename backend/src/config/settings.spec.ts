import { readFileSync, writeFileSync } from 'node:fs';
import { Environment } from './environment.js';
import { nodeVersionProblem } from './node-version.js';
import { documentedSettings, type Setting } from './settings.js';

const DOCUMENT = new URL('../../../docs/settings.md', import.meta.url);
const RELAY_ONLY = ['MONITORING_PORT'];

const HEAD = `# Settings

Environment variables of every process. Written from \`backend/src/config/environment.ts\`: \`WRITE_DOCS=true\` and \`settings.spec.ts\` write it again.

A process checks all settings before it starts. If one is wrong or misspelled, it lists every problem, without values, and exits. A change applies at the next start of
the process. An empty variable is the same as none. Secrets belong in the environment or in a file that only the product's user can read; they are never logged.

| Setting | Meaning | Default | Secret |
| --- | --- | --- | --- |
`;

function defaultOf({ name, fallback }: Setting): string {
  const value = new Environment()[name as keyof Environment];
  if (fallback) return fallback;
  return value === '' || value === undefined ? 'none' : `\`${value}\``;
}

const row = (setting: Setting): string =>
  `| \`${setting.name}\` | ${setting.meaning} | ${defaultOf(setting)} | ${setting.secret ? 'yes' : ''} |`;

describe('settings', () => {
  it('are all documented', () => {
    const names = documentedSettings().map(({ name }) => name);
    expect(names.filter((name) => !RELAY_ONLY.includes(name)).toSorted()).toEqual(
      Object.keys(new Environment()).toSorted(),
    );
  });

  it('are listed in docs/settings.md; WRITE_DOCS=true writes it', () => {
    const written = `${HEAD}${documentedSettings().map(row).join('\n')}\n`;
    if (process.env.WRITE_DOCS === 'true') writeFileSync(DOCUMENT, written);
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(written);
  });
});

describe('nodeVersionProblem', () => {
  it.each(['22.22.0', '22.23.3', '24.0.0'])('accepts Node %s', (version) => {
    expect(nodeVersionProblem(version)).toBe('');
  });

  it.each(['20.19.0', '20.20.2', '22.21.9', '18.0.0'])('refuses Node %s', (version) => {
    expect(nodeVersionProblem(version)).toContain(version);
  });
});
