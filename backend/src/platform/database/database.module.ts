import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { dataSourceOptions } from './data-source-options.js';
import { databaseCaller } from '../request-context.js';
import { Database } from './database.js';
import { DatabaseWriterEntity } from './nodes/database-writer.entity.js';
import { limitedDriver } from './deadlines/limited-pool.js';
import { ReadReplicas } from './replicas/read-replicas.js';
import { ReplicaMetrics } from './replicas/replica-metrics.js';
import { Logger } from '../logging/logger.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([DatabaseWriterEntity]),
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => {
        const options = dataSourceOptions(config);
        const driver = limitedDriver(databaseCaller, options.driver);
        return { ...options, driver, autoLoadEntities: true, retryAttempts: 0 };
      },
    }),
  ],
  providers: [
    Database,
    {
      provide: ReadReplicas,
      inject: [Config, Logger],
      useFactory: (config: Config, logger: Logger) => new ReadReplicas(config, logger),
    },
    ReplicaMetrics,
  ],
  exports: [Database],
})
export class DatabaseModule {}
