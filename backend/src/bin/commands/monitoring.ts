import { constants, setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ServerConfig } from '../../config/config.js';
import { instrument } from '../../instrument.js';
import { configureBareServer } from '../../platform/http/server/configure-bare-server.js';
import { HttpAdapter } from '../../platform/http/server/http-adapter.js';
import { stopServer } from '../../platform/http/server/stop-server.js';
import { Logger } from '../../platform/logging/logger.js';
import { MetricsServer } from '../../platform/metrics/metrics-server.js';
import { onStopSignal } from '../../platform/lifecycle/drain.js';
import { RelayModule } from '../../relay.module.js';

/** Runs `/monitoring` as a separate process, so that a flood of error reports cannot slow down the product. */
export async function run(): Promise<void> {
  // Lower priority than the product on the same machine.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await instrument(process.env);
  const app = await NestFactory.create<NestExpressApplication>(RelayModule, new HttpAdapter(), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  const config = app.get(ServerConfig);
  configureBareServer(app);
  await app.listen(config.port, config.host);
  await app.get(MetricsServer).start();
  app.useLogger(app.get(Logger));
  onStopSignal(() => stopServer(app));
  app.get(Logger).log(`Relaying error reports on ${await app.getUrl()}`, 'Server');
}
