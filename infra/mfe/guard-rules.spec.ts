import { increase, onTrial, readCounts, verdict, type Counts } from './guard-rules.mjs';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const at = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const counts = (views: number, errors = 0, loadFailures = 0) => ({ views, errors, loadFailures });
const buildOf = ({ build }: { build: string }) => build;

describe('readCounts', () => {
  it('reads the Prometheus format', () => {
    const text = [
      '# HELP lading_remote_views_total How often pages opened a remote.',
      '# TYPE lading_remote_views_total counter',
      'lading_remote_views_total{remote="quotes",build="1.5.0-a"} 120',
      'lading_remote_errors_total{build="1.5.0-a",remote="quotes"} 3',
      'lading_remote_load_failures_total{remote="quotes",build="1.4.0-b"} 1',
      'lading_http_request_seconds_count{method="GET",route="/",status="200"} 9',
      'process_cpu_seconds_total 1.5',
    ].join('\n');
    expect(Object.fromEntries(readCounts(text))).toEqual({
      'quotes 1.5.0-a': counts(120, 3),
      'quotes 1.4.0-b': counts(0, 0, 1),
    });
  });

  it('counts a process that restarted from 0', () => {
    expect(increase(counts(15, 2), counts(10, 2))).toEqual(counts(5, 0));
    expect(increase(counts(4, 1), counts(10, 2))).toEqual(counts(4, 1));
  });
});

describe('onTrial', () => {
  it.each<[string, object, object[], object | undefined]>([
    [
      'a canary',
      { build: 'old', canary: { release: { build: 'new' } } },
      [],
      { build: 'new', former: 'old', isCanary: true },
    ],
    [
      'a release of the last day',
      { build: 'new' },
      [{ action: 'promote', from: 'old', to: 'new', at: at(23) }],
      { build: 'new', former: 'old', isCanary: false },
    ],
    ['not an older one', { build: 'new' }, [{ action: 'promote', from: 'old', to: 'new', at: at(25) }], undefined],
    ['not the first one', { build: 'new' }, [{ action: 'promote', to: 'new', at: at(1) }], undefined],
    [
      'not a restored one',
      { build: 'old' },
      [
        { action: 'rollback', from: 'new', to: 'old', at: at(1) },
        { action: 'promote', from: 'old', to: 'new', at: at(2) },
      ],
      undefined,
    ],
    [
      'a release that was switched off and on',
      { build: 'new' },
      [
        { action: 'enable', from: 'new', to: 'new', at: at(0) },
        { action: 'promote', from: 'old', to: 'new', at: at(1) },
      ],
      { build: 'new', former: 'old', isCanary: false },
    ],
  ])('%s', (_what, entry, records, expected) => {
    expect(onTrial(entry, records, buildOf, NOW)).toEqual(expected);
  });
});

describe('verdict', () => {
  const judge = (now: Counts, former: Counts | undefined) => verdict({ counts: now, former, budget: 2, minimum: 50 });

  it.each<[string, Counts, Counts | undefined]>([
    ['within the budget', counts(100, 2), counts(1_000)],
    ['with too few views', counts(49, 49), counts(1_000)],
    ['no worse than twice the former release', counts(100, 10), counts(1_000, 50)],
    ['without any view', counts(0), undefined],
  ])('keeps a release %s', (_why, now, former) => {
    expect(judge(now, former)).toBeUndefined();
  });

  it.each<[string, Counts, Counts | undefined, string]>([
    [
      'over budget',
      counts(100, 3),
      counts(1_000),
      '3.0% errors (3 errors and 0 failed loads in 100 views), budget 2%, 0.0% before',
    ],
    [
      'worse than twice the former release',
      counts(100, 11),
      counts(1_000, 50),
      '11.0% errors (11 errors and 0 failed loads in 100 views), budget 2%, 5.0% before',
    ],
    [
      'that nobody can load',
      counts(0, 0, 60),
      counts(1_000),
      '100.0% errors (0 errors and 60 failed loads in 60 views), budget 2%, 0.0% before',
    ],
    [
      'over budget, with nothing to compare',
      counts(100, 3),
      counts(10),
      '3.0% errors (3 errors and 0 failed loads in 100 views), budget 2%, too few views before to compare',
    ],
  ])('removes a release %s', (_why, now, former, reason) => {
    expect(judge(now, former)).toBe(reason);
  });
});
