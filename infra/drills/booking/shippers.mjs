import { importBuilt, requireFromBackend } from '../../bench/lib/product.mjs';

/**
 * Creates companies with demonstration carriers and a signed-in owner each, through the product's services, in the database of the environment.
 * Returns {companyId, cookie} of each.
 */
export async function makeShippers(count) {
  const { migrate } = await importBuilt('platform/database/schema/migrate.js');
  const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
  await migrate(dataSourceOptions({ databaseUrl: process.env.DATABASE_URL }));
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  const get = async (file, name) => app.get((await importBuilt(file))[name], { strict: false });
  try {
    const database = await get('platform/database/database.js', 'Database');
    const users = await get('modules/identity/accounts/users.service.js', 'UsersService');
    const companies = await get('modules/companies/companies.service.js', 'CompaniesService');
    const sessions = await get('modules/identity/sessions/sessions.service.js', 'SessionsService');
    const shippers = [];
    for (let number = 0; number < count; number += 1) {
      shippers.push(
        await database.transaction(async (tx) => {
          const userId = await users.create(tx, {
            email: `owner-${number}@known.test`,
            fullName: 'Rosa Delgado',
            passwordHash: 'none',
          });
          const companyId = await companies.create(tx, {
            name: `Riverside Tile ${number}`,
            ownerId: userId,
            demo: true,
          });
          const { token } = await sessions.start(
            tx,
            userId,
            { userAgent: 'check', ipAddress: '127.0.0.1' },
            'password',
          );
          return { companyId, cookie: `lading_session=${token}` };
        }),
      );
    }
    return shippers;
  } finally {
    await app.close();
  }
}
