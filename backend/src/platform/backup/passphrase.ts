import { readFileSync } from 'node:fs';
import type { Config } from '../../config/config.js';
import { BackupProblem } from './archive/backup-problem.js';

const LENGTH_MIN = 16;

/** The passphrase of backups, without the line feed at the end of its file; null if backups are not encrypted. */
export function readPassphrase({ backupPassphraseFile: file }: Pick<Config, 'backupPassphraseFile'>): string | null {
  if (file === undefined) return null;
  const passphrase = textOf(file).trim();
  if (passphrase.length >= LENGTH_MIN) return passphrase;
  throw new BackupProblem(`The passphrase in ${file} must have at least ${LENGTH_MIN} characters.`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BackupProblem(`BACKUP_PASSPHRASE_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}
