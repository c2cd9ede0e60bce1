import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { DemonstrationMode } from '../../platform/demonstration/demonstration-mode.js';

/** Makes the database of a demonstration one for production. */
export async function run(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    for (const line of await app.get(DemonstrationMode).leave()) console.log(line);
    console.log('The database is no demonstration now. Start without DEMONSTRATION=true.');
  } finally {
    await app.close();
  }
}
