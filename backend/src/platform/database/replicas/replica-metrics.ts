import { Injectable } from '@nestjs/common';
import { Metrics } from '../../metrics/metrics.js';
import { ReadReplicas } from './read-replicas.js';

/** Whether read replicas do their part. Readiness does not depend on them: the writer serves their reads. */
@Injectable()
export class ReplicaMetrics {
  constructor(metrics: Metrics, replicas: ReadReplicas) {
    metrics.gaugeBy(
      'replica_serving',
      '1 if the replica served the last read that reached it, 0 if the writer did.',
      'replica',
      () => Promise.resolve(replicas.serving()),
    );
  }
}
