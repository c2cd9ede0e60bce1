import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { loadServerConfig, ServerConfig } from '../../src/config/config.js';
import { configureBareServer } from '../../src/platform/http/server/configure-bare-server.js';
import { HttpAdapter } from '../../src/platform/http/server/http-adapter.js';
import { RelayModule } from '../../src/relay.module.js';
import { ApiClient } from './api-client.js';

/** The relay as in its own process, on a free port. */
export interface TestRelay {
  url: string;
  client(): ApiClient;
  close(): Promise<void>;
}

export async function startTestRelay(environment: Record<string, string> = {}): Promise<TestRelay> {
  const config = loadServerConfig({ LOG_LEVEL: process.env.LOG_LEVEL, ...environment });
  const module = await Test.createTestingModule({ imports: [RelayModule] })
    .overrideProvider(ServerConfig)
    .useValue(config)
    .compile();
  const app = module.createNestApplication<NestExpressApplication>(new HttpAdapter(), {
    bodyParser: false,
    logger: false,
  });
  configureBareServer(app);
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  return { url, client: () => new ApiClient(url, config.publicUrl.origin), close: () => app.close() };
}
