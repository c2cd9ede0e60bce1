import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';

/** `quotes/1.4.0-ab49a3ba5f63`; of the shell, its version. */
const SOURCE = /^([a-z][a-z0-9]{0,39})\/(\d+\.\d+\.\d+[\w.+-]{0,60})$/;
/** Number of builds that are counted by name; the relay does not know the registry. */
const KEPT = 100;
const OTHER = { remote: 'other', build: 'other' };

/** Counts relayed errors by remote and build. */
@Injectable()
export class RelayedErrors {
  private readonly counter;
  private readonly known = new Set<string>();

  constructor(metrics: Metrics) {
    this.counter = metrics.counter('relay_errors_total', 'Relayed errors, by the remote whose code failed.', [
      'remote',
      'build',
    ]);
  }

  /** Counts an envelope by the `source` in its first line, which pages set for errors only. */
  count(firstLine: string): void {
    const { source } = JSON.parse(firstLine) as { source?: unknown };
    if (typeof source === 'string') this.counter.inc(this.labelsOf(source));
  }

  private labelsOf(source: string): { remote: string; build: string } {
    const [, remote, build] = SOURCE.exec(source) ?? [];
    if (remote === undefined || build === undefined) return OTHER;
    if (!this.known.has(source) && this.known.size >= KEPT) return OTHER;
    this.known.add(source);
    return { remote, build };
  }
}
