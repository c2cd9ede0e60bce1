import { DataSource, type DataSourceOptions } from 'typeorm';

const EVERYTHING = 'SELECT, INSERT, UPDATE, DELETE';
/** Tables on which the product needs fewer privileges. Null: none. */
const RESTRICTED: Readonly<Record<string, string | null>> = {
  audit_chain: 'SELECT, INSERT, UPDATE',
  audit_entry: 'SELECT, INSERT',
  audit_key: 'SELECT, INSERT, UPDATE',
  migration: 'SELECT',
  migration_checksum: 'SELECT',
  migration_lease: null,
  migration_lock: null,
};

/**
 * Grants the product's database user the required privileges on every table, as the user that runs the migrations. Grants add up: a user with
 * privileges on the whole database keeps them.
 */
export async function grantToProduct(owner: DataSourceOptions, product: DataSourceOptions): Promise<void> {
  const account = await accountOf(product);
  await connected(owner, async (dataSource) => {
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const privileges = name in RESTRICTED ? RESTRICTED[name] : EVERYTHING;
      if (privileges) await dataSource.query(`GRANT ${privileges} ON \`${name}\` TO ${account}`);
    }
  });
}

/**
 * The account that the server selects for the user, as `'user'@'host'`. Connects without a database, because a user without privileges cannot
 * select one.
 */
function accountOf(options: DataSourceOptions): Promise<string> {
  return connected({ ...options, database: undefined } as DataSourceOptions, async (dataSource) => {
    const [row] = await dataSource.query<{ account: string }[]>('SELECT CURRENT_USER() AS account');
    const account = row?.account ?? '';
    const at = account.lastIndexOf('@');
    return `${quoted(account.slice(0, at))}@${quoted(account.slice(at + 1))}`;
  });
}

function quoted(name: string): string {
  return `'${name.replace(/['\\]/g, '\\$&')}'`;
}

async function connected<T>(options: DataSourceOptions, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await new DataSource(options).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
