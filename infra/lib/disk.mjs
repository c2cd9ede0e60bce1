import fs from 'node:fs';
import { Failure } from './failure.mjs';

/** Fails if the disk of a folder has fewer bytes available to this user. */
export function requireSpace(folder, bytes) {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const megabytes = (count) => `${Math.floor(count / 1e6)} MB`;
  throw new Failure(
    `The disk is too full: ${megabytes(free)} are free and ${megabytes(bytes)} are needed in ${folder}; free some space and try again.`,
  );
}
