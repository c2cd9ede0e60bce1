import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { Drain } from '../lifecycle/drain.js';
import { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';

/** Slower checks count as failed. */
const TIMEOUT_MS = 1_500;

type Check = () => Promise<string>;

/**
 * Marks a method that checks, under this name, a dependency without which no request can be served. The method resolves to the problem, or to ''
 * if there is none. It may reject.
 */
export const ReadinessCheck = DiscoveryService.createDecorator<string>();

/** Whether this process can serve requests: not draining, and all checks pass. */
@Injectable()
export class Readiness {
  private readonly running = new Map<string, Promise<string>>();
  private lastProblem = '';

  constructor(
    private readonly methods: DecoratedMethods,
    private readonly drain: Drain,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    metrics.gauge('ready', '1 if the process was ready at the last check, otherwise 0.', () =>
      this.lastProblem === '' ? 1 : 0,
    );
  }

  async check(): Promise<boolean> {
    const problem = this.drain.started ? 'draining' : await this.firstProblem();
    if (problem !== this.lastProblem) this.logger.log(problem === '' ? 'Ready' : `Not ready: ${problem}`, 'Readiness');
    this.lastProblem = problem;
    return problem === '';
  }

  private async firstProblem(): Promise<string> {
    const checks = this.methods.find<Check, string>(ReadinessCheck);
    const problems = await Promise.all(checks.map(({ options: name, call }) => this.problemOf(name, call)));
    return problems.find((problem) => problem !== '') ?? '';
  }

  private async problemOf(name: string, check: Check): Promise<string> {
    const abort = new AbortController();
    const late = delay(TIMEOUT_MS, undefined, { signal: abort.signal }).then(() => {
      this.running.delete(name);
      return `the ${name} does not answer in time`;
    });
    try {
      return await Promise.race([this.once(name, check), late]);
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      abort.abort();
    }
  }

  /**
   * Requests during a running check share its result, so frequent probes add no load to a slow dependency. A check that has timed out is not
   * awaited again, because its connection may be dead.
   */
  private once(name: string, check: Check): Promise<string> {
    const running = this.running.get(name) ?? check().finally(() => this.running.delete(name));
    this.running.set(name, running);
    return running;
  }
}
