/** A command of `lading`. Its module loads when the command runs. */
interface Command {
  /** Arguments after the name. */
  usage?: string;
  does: string;
  load: () => Promise<{ run: (args: string[]) => Promise<void> }>;
}

/** Every command by name, in the order of the help text. */
export const COMMANDS: Readonly<Partial<Record<string, Command>>> = {
  check: {
    does: 'check settings, database, files and balances of invoices, and print every fault',
    load: () => import('./commands/check.js'),
  },
  migrate: { does: 'run pending migrations', load: () => import('./commands/migrate.js') },
  upgrade: {
    usage: '[--check] [--skip-backup]',
    does: 'check the installation, back it up, run pending migrations and verify the result',
    load: () => import('./commands/upgrade.js'),
  },
  publish: {
    does: 'publish the built front ends to MFE_STORE or STATIC_DIR',
    load: () => import('./commands/publish.js'),
  },
  serve: {
    does: 'serve the API, the front ends if STATIC_DIR is set, and the worker unless RUN_WORKER=false',
    load: () => import('./commands/serve.js'),
  },
  worker: { does: 'deliver messages and run periodic jobs', load: () => import('./commands/worker.js') },
  monitoring: { does: 'relay error reports of browsers', load: () => import('./commands/monitoring.js') },
  admin: {
    usage:
      'create-owner|reset-password|disable-factor|list-companies|suspend|unsuspend|set-quota [--email, --company, --name, --requests, --imports, --streams, --storage-mb]',
    does: 'manage accounts and companies; prints links, so it needs no mail server',
    load: () => import('./commands/admin.js'),
  },
  archive: {
    usage: '--older-than <24m|2y> [--company <code or id>] [--dry-run]',
    does: 'move the events and unbooked offers of closed shipments into compressed bundles; they stay readable',
    load: () => import('./commands/archive.js'),
  },
  unarchive: {
    usage: '<shipment id>',
    does: 'bring an archived shipment back',
    load: () => import('./commands/unarchive.js'),
  },
  backup: {
    usage: '[--to <folder|s3://bucket/prefix>] [--keep <number>] [--keep-days <days>]',
    does: 'back up database and files to BACKUP_DIR, and delete older backups beyond the limits',
    load: () => import('./commands/backup.js'),
  },
  restore: {
    usage: '<folder|s3://bucket/prefix> [--check] [--any-secret-key] [--unfinished] | --finish',
    does: 'restore a backup into an empty database and folder of files; --check only reads it; after --unfinished, later changes can be added before --finish',
    load: () => import('./commands/restore.js'),
  },
  release: {
    does: 'let a restored installation send messages and run jobs',
    load: () => import('./commands/release.js'),
  },
  'export-company': {
    usage: '<code or id> --to <folder>',
    does: 'write all rows and files of a frozen company to a new folder',
    load: () => import('./commands/export-company.js'),
  },
  'import-company': {
    usage: '<folder> [--again]',
    does: 'add an exported company to this installation; it stays closed until "admin unsuspend"',
    load: () => import('./commands/import-company.js'),
  },
  'move-company': {
    usage: 'run|freeze|undo|finish|remove --company <code or id> [--address, --target-env, --folder]',
    does: 'move a company to another installation: run does everything, the others are its steps',
    load: () => import('./commands/move-company.js'),
  },
  'leave-demonstration': {
    does: 'make the database of a demonstration one for production',
    load: () => import('./commands/leave-demonstration.js'),
  },
  files: {
    usage: 'check [--remove-orphans] [--grace-days 7] | migrate to-bucket|to-folder [--verify]',
    does: 'compare stored files with the database, or copy them between STORAGE_DIR and STORAGE_BUCKET',
    load: () => import('./commands/files.js'),
  },
  outbox: {
    usage: '[retry <id>|all]',
    does: 'list messages that failed permanently, or retry them',
    load: () => import('./commands/outbox.js'),
  },
  rebuild: {
    usage: 'shipments|search|aggregates|invoices|reports [company id]',
    does: 'recompute derived data',
    load: () => import('./commands/rebuild.js'),
  },
  replay: {
    usage: '<quote number> [company code]',
    does: 'recalculate the offers of a quote',
    load: () => import('./commands/replay.js'),
  },
  'reseal-secrets': {
    does: 'encrypt every stored secret with the current SECRET_KEY',
    load: () => import('./commands/reseal-secrets.js'),
  },
  'verify-audit': { does: 'verify the activity log', load: () => import('./commands/verify-audit.js') },
  'seed-demo': { does: 'create the demonstration data', load: () => import('./commands/seed-demo.js') },
  'check-migrations': {
    does: 'run all migrations up, down and up again on an empty database',
    load: () => import('./commands/check-migrations.js'),
  },
};

/** How to call a command. */
export const usageOf = (name: string, { usage = '' }: Pick<Command, 'usage'>): string =>
  `Usage: lading ${name} ${usage}`.trimEnd();

/** Help text with all commands. */
export const USAGE = `Usage: lading <command>

${Object.entries(COMMANDS)
  .map(([name, command]) => `  ${name} ${command?.usage ?? ''}`.trimEnd().concat(`\n      ${command?.does}`))
  .join('\n')}

Settings are environment variables: docs/settings.md.`;
