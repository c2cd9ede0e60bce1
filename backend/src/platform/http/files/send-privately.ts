import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { type FileDescription, setFileHeaders } from './file-headers.js';

export interface PrivateFile extends FileDescription {
  open(): Readable;
}

/** A file that the client may be able to download itself. */
export interface StoredPrivateFile extends PrivateFile {
  /** Where the client downloads it; null: it is streamed. */
  address: string | null;
}

/** Documents the redirect of `sendStored`. */
export const DIRECT_DOWNLOAD = {
  description: 'Only with STORAGE_DIRECT_DOWNLOADS: Location has the address of the file, valid for a minute.',
};

/** Sends a file with headers that forbid caching. */
export function sendPrivately(response: Response, file: PrivateFile, inline: boolean): StreamableFile {
  response.setHeader('Cache-Control', 'private, no-store');
  setFileHeaders(response, file, { inline });
  return new StreamableFile(file.open());
}

/** Redirects to the address of a file, or sends it like `sendPrivately`. */
export function sendStored(response: Response, file: StoredPrivateFile, inline: boolean): StreamableFile | undefined {
  if (file.address === null) return sendPrivately(response, file, inline);
  response.setHeader('Cache-Control', 'private, no-store');
  response.status(302).location(file.address);
  return undefined;
}
