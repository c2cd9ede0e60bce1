import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ServerConfig } from '../../config/config.js';

/** Timeout for values that are read from the database. */
const PATIENCE_MS = 1_000;

/** All metrics of this process. Names start with `lading_`; units are seconds and bytes. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor(config: ServerConfig) {
    if (config.metrics) collectDefaultMetrics({ register: this.registry });
  }

  counter<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name: `lading_${name}`, help, labelNames, registers: [this.registry] });
  }

  /** @param buckets upper bounds in seconds */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name: `lading_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }

  /** Calls `read` on every scrape. */
  gauge(name: string, help: string, read: () => number): void {
    this.registry.registerMetric(
      new Gauge({
        name: `lading_${name}`,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  }

  /** One value per label value; none if they cannot be read in time. */
  gaugeBy(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void {
    new Gauge({
      name: `lading_${name}`,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [value, figure] of (await settled(read())) ?? []) this.set({ [label]: value }, figure);
      },
    });
  }

  /** Values that are read together; none if they cannot be read in time. */
  gauges<Name extends string>(figures: Record<Name, string>, read: () => Promise<Record<Name, number>>): void {
    let reading: Promise<Record<Name, number> | undefined> | undefined;
    const once = (): Promise<Record<Name, number> | undefined> =>
      (reading ??= settled(read()).finally(() => (reading = undefined)));
    for (const name of Object.keys(figures) as Name[]) {
      const gauge = new Gauge({
        name: `lading_${name}`,
        help: figures[name],
        registers: [this.registry],
        async collect() {
          const values = await once();
          if (values === undefined) gauge.remove();
          else gauge.set(values[name]);
        },
      });
    }
  }
}

/** The value, or undefined if it fails or times out, so a missing value does not hide the others. */
async function settled<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE_MS)));
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
