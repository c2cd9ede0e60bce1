import { Module } from '@nestjs/common';
import { Admission } from './admission.js';
import { IngestForwarder } from './ingest-forwarder.js';
import { MonitoringController } from './monitoring.controller.js';
import { RelayedErrors } from './relayed-errors.js';
import { RelayService } from './relay.service.js';

@Module({
  controllers: [MonitoringController],
  providers: [Admission, IngestForwarder, RelayedErrors, RelayService],
})
export class MonitoringModule {}
