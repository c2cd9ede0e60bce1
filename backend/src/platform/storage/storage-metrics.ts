import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { FileStore } from './file-store.js';

/** Whether files can be written. Storage is no readiness check: without it, documents fail, and everything else works. */
@Injectable()
export class StorageMetrics {
  constructor(metrics: Metrics, files: FileStore) {
    metrics.gauges({ storage_writable: '1 if files can be written, otherwise 0.' }, async () => ({
      storage_writable: await files.probe().then(
        () => 1,
        () => 0,
      ),
    }));
  }
}
