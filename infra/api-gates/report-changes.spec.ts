import { reportChanges } from './report-changes.mjs';
import { versionProblems } from './version-problems.mjs';

const report = (code: string) =>
  `## API Report File\n\n\`\`\`ts\n\nimport { JSX } from 'react';\n\n${code}\n\n\`\`\`\n`;
const PROPS = '// @public\nexport interface PageProps {\n    // (undocumented)\n    title: string;\n}';
const changes = (before: string, after: string) => reportChanges(report(before), report(after));

describe('changes of a report', () => {
  it('ignore comments and imports', () => {
    expect(changes(PROPS, PROPS.replace('// @public', '// @public (undocumented)'))).toEqual({
      breaking: [],
      additions: [],
    });
  });

  it.each([
    ['an export that is gone', PROPS, '', 'PageProps: removed'],
    ['a re-export that is gone', 'export { Button };\nexport { Text };', 'export { Text };', '{ Button }: removed'],
    ['a member that is gone', PROPS, PROPS.replace('    title: string;\n', ''), 'PageProps: removed title: string;'],
    [
      'a new required property of a component',
      PROPS,
      PROPS.replace('}', '    lead: string;\n}'),
      'PageProps: added lead: string;',
    ],
  ])('are breaking for %s', (_name, before, after, change) => {
    expect(changes(before, after).breaking).toEqual([change]);
  });

  it.each([
    ['a new export', '', PROPS, 'PageProps: added'],
    ['a new optional property', PROPS, PROPS.replace('}', '    lead?: string;\n}'), 'PageProps: added lead?: string;'],
    [
      'a new member of what the host passes',
      'export interface Host {\n    a: string;\n}',
      'export interface Host {\n    a: string;\n    b: string;\n}',
      'Host: added b: string;',
    ],
  ])('are additions for %s', (_name, before, after, change) => {
    expect(changes(before, after)).toEqual({ breaking: [], additions: [change] });
  });
});

describe('the version since the release', () => {
  const problems = (to: string, breaking: string[], additions: string[] = [], accepted = {}) =>
    versionProblems({ name: 'ui', from: '1.2.0', to, changes: { breaking, additions }, accepted });

  it.each<[string, string, string[], string[]]>([
    ['stays without changes', '1.2.0', [], []],
    ['is a patch without changes', '1.2.1', [], []],
    ['is a new minor for additions', '1.3.0', [], ['Tabs: added']],
    ['is a new major for breaking changes', '2.0.0', ['Page: removed'], []],
  ])('%s', (_name, to, breaking, additions) => {
    expect(problems(to, breaking, additions)).toEqual([]);
  });

  it('refuses a breaking change in a minor', () => {
    expect(problems('1.3.0', ['Page: removed'])).toEqual([
      'ui: breaking change without a new major version: Page: removed',
    ]);
  });

  it('refuses an addition in a patch', () => {
    expect(problems('1.2.1', [], ['Tabs: added'])).toEqual([expect.stringContaining('Raise the minor version')]);
  });

  it('refuses an older version', () => {
    expect(problems('1.1.0', [])).toEqual(['ui: version 1.1.0 is older than the released 1.2.0.']);
  });

  it('takes an accepted change, and refuses an acceptance that no longer applies', () => {
    const accepted = { 'Page: removed': 'Nothing imports it.' };
    expect(problems('1.3.0', ['Page: removed'], [], accepted)).toEqual([]);
    expect(problems('1.2.0', [], [], accepted)).toEqual([expect.stringContaining('remove from')]);
  });
});
