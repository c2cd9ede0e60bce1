import { Global, Module } from '@nestjs/common';
import { Config, loadConfig } from './config.js';

@Global()
@Module({
  providers: [{ provide: Config, useFactory: () => loadConfig(process.env) }],
  exports: [Config],
})
export class ConfigModule {}
