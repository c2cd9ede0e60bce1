import fs from 'node:fs';
import path from 'node:path';

/** Folder owned by the database server's user, with its own modes. */
const DATABASE = 'database';

/**
 * Creates the folder for all files of the product, or corrects the modes of an existing one: files are readable by
 * their owner only. As root, other users can traverse the folder itself, because the database server in it runs as another user.
 */
export function preparePrivateFolder(folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!mayChange(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const found = path.join(folder, entry.name);
    if (entry.name === DATABASE || entry.isSymbolicLink() || !mayChange(found)) continue;
    if (entry.isDirectory()) fs.chmodSync(found, 0o700);
    if (entry.isFile()) fs.chmodSync(found, 0o600);
  }
  fs.chmodSync(folder, isRoot() ? 0o711 : 0o700);
}

const isRoot = () => process.getuid?.() === 0;
const mayChange = (found) => isRoot() || fs.statSync(found).uid === process.getuid?.();
