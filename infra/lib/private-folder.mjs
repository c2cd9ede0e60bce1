import fs from 'node:fs';
import path from 'node:path';

/** Belongs to the user that the database server runs as, with modes of its own. */
const DATABASE = 'database';

/**
 * Creates the folder that holds everything the product writes, or corrects the modes of one that an earlier version created: files are for
 * their owner only. As root, other users may pass through the folder itself, because the database server in it runs as another user.
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
