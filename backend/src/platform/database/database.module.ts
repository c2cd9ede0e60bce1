import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { dataSourceOptions } from './data-source-options.js';
import { Database } from './database.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ ...dataSourceOptions(config), autoLoadEntities: true, retryAttempts: 0 }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
