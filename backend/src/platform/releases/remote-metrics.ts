import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { RegistrySource } from '../static/published-registry.js';
import { KnownBuilds, SHELL } from './known-builds.js';
import type { RemoteCountDto } from './remote-counts.dto.js';

/** Seconds. */
const LOAD_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10];

/** Counts of pages by remote and build: the denominator and the numerator of a release's error rate. */
@Injectable()
export class RemoteMetrics {
  private readonly builds = new KnownBuilds();
  private readonly views;
  private readonly errors;
  private readonly loadFailures;
  private readonly loads;

  constructor(
    metrics: Metrics,
    private readonly registry: RegistrySource,
  ) {
    const labels = ['remote', 'build'] as const;
    this.views = metrics.counter('remote_views_total', 'How often pages opened a remote.', labels);
    this.errors = metrics.counter('remote_errors_total', 'Errors in pages, by the remote whose code failed.', labels);
    this.loadFailures = metrics.counter(
      'remote_load_failures_total',
      'Failed attempts of pages to load the code of a remote.',
      labels,
    );
    this.loads = metrics.histogram(
      'remote_load_seconds',
      'Time in which pages loaded the code of a remote.',
      LOAD_BUCKETS,
      labels,
    );
  }

  /** Adds what a page counted. Remotes that need a sign-in count for signed-in users only; unknown remotes do not count. */
  async add(counts: readonly RemoteCountDto[], signedIn: boolean): Promise<void> {
    this.builds.learn(await this.registry.current());
    for (const count of counts) {
      if (signedIn || this.builds.isPublic(count.remote) || count.remote === SHELL) this.addOne(count);
    }
  }

  private addOne({ remote, build, views, errors, loadFailures, loadsMs }: RemoteCountDto): void {
    if (remote !== SHELL && !this.builds.isKnown(remote)) return;
    const labels = { remote, build: this.builds.label(remote, build) };
    // A build without errors has the value 0, so that rates can be computed.
    this.views.inc(labels, views);
    this.errors.inc(labels, errors);
    this.loadFailures.inc(labels, loadFailures);
    for (const ms of loadsMs) this.loads.observe(labels, ms / 1_000);
  }
}
