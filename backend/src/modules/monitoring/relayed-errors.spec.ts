import { ServerConfig } from '../../config/config.js';
import { ServerEnvironment } from '../../config/server-environment.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RelayedErrors } from './relayed-errors.js';

const line = (source?: unknown) => JSON.stringify({ dsn: 'https://abc@errors.example.com/42', source });

describe('RelayedErrors', () => {
  const counted = async (...lines: string[]) => {
    const metrics = new Metrics(new ServerConfig(new ServerEnvironment()));
    const errors = new RelayedErrors(metrics);
    for (const one of lines) errors.count(one);
    const { values } = (await metrics.registry.getMetricsAsJSON())[0]! as unknown as {
      values: { labels: object; value: number }[];
    };
    return values.map(({ labels, value }) => [...Object.values(labels), value].join(' '));
  };

  it('counts by remote and build', async () => {
    const quotes = line('quotes/1.4.0-ab49a3ba5f63');
    expect(await counted(quotes, quotes, line('shell/0.1.0'))).toEqual([
      'quotes 1.4.0-ab49a3ba5f63 2',
      'shell 0.1.0 1',
    ]);
  });

  it('does not count envelopes that are no errors', async () => {
    expect(await counted(line(), line(1))).toEqual([]);
  });

  it('has a limited number of names', async () => {
    const builds = Array.from({ length: 102 }, (_, index) => line(`quotes/1.0.${index}-ab49a3ba5f63`));
    const found = await counted(...builds, line('quotes/1.0.0-ab49a3ba5f63'), line('not a build'));
    expect(found).toHaveLength(101);
    expect(found).toContain('quotes 1.0.0-ab49a3ba5f63 2');
    expect(found).toContain('other other 3');
  });
});
