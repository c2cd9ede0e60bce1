import { Global, Module } from '@nestjs/common';
import { Config, loadConfig, ServerConfig } from './config.js';

@Global()
@Module({
  providers: [
    { provide: Config, useFactory: () => loadConfig(process.env) },
    { provide: ServerConfig, useExisting: Config },
  ],
  exports: [Config, ServerConfig],
})
export class ConfigModule {}
