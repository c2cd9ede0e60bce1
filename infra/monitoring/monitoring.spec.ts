import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/paths.mjs';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const rulesFile = path.join(root, 'infra/monitoring/alerts.yml');
const rules = (parse(read('infra/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('infra/monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
/** Alerts that only the log shows. */
const IN_THE_LOG = [
  'Releases of micro-frontends cannot be read',
  'A release is refused',
  'A webhook receives no events',
];
/** Of prom-client and of Prometheus. */
const FOREIGN = [
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'up',
];

const alertsOfRunbook = (): string[] => {
  const [, alerts = ''] = /\n## Alerts\n([^]*?)\n## /.exec(read('docs/runbook.md')) ?? [];
  return [...alerts.matchAll(/^### (.*)$/gm)].map(([, title]) => String(title));
};

/** Names that the backend's source gives to `Metrics`, as Prometheus sees them. */
function metricsOfBackend(): Set<string> {
  const folder = path.join(root, 'backend/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!spec)\.ts$/.test(name),
  );
  const names = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\$\{[^}]*\}/g, '');
    const single = [...source.matchAll(/\.(?:counter|histogram|gauge|gaugeBy)(?:<[^>]*>)?\(\s*'([a-z_]+)'/g)];
    const together = [...source.matchAll(/\.gauges\(\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => [
      ...body.matchAll(/\b([a-z]+(?:_[a-z]+)*):/g),
    ]);
    return [...single, ...together].map(([, name]) => `lading_${name}`);
  });
  return new Set(names.flatMap((name) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]));
}

const metricsIn = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/"[^"]*"/g, '')
      .matchAll(/\b(?:lading_[a-z0-9_]+|nodejs_[a-z0-9_]+|process_[a-z0-9_]+)\b/g),
  ].map(([name]) => name);

describe('alerts', () => {
  it('have a rule for each alert of the runbook, except those that only the log shows', () => {
    const ruled = new Set(rules.map(({ annotations }) => annotations.runbook));
    expect([...ruled, ...IN_THE_LOG].toSorted()).toEqual(alertsOfRunbook().toSorted());
  });

  it('page exactly where the runbook says so', () => {
    const runbook = read('docs/runbook.md');
    for (const { labels, annotations } of rules) {
      const [, section = ''] = runbook.split(`\n### ${annotations.runbook}\n`);
      expect([annotations.runbook, section.split('\n### ', 1).join().includes('**Page.**')]).toEqual([
        annotations.runbook,
        labels.severity === 'page',
      ]);
    }
  });

  it('and the dashboard use metrics that exist', () => {
    const known = new Set([...metricsOfBackend(), ...FOREIGN]);
    const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
    expect(expressions.flatMap(metricsIn).filter((name) => !known.has(name))).toEqual([]);
    expect(expressions.flatMap(metricsIn).length).toBeGreaterThan(25);
  });

  // npm test installs it: Debian's package prometheus.
  it('are valid for promtool', () => {
    expect(execFileSync('promtool', ['check', 'rules', rulesFile], { encoding: 'utf8' })).toContain('SUCCESS');
  });
});
