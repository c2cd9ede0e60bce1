import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { type FileDescription, setFileHeaders } from '../../../platform/http/files/file-headers.js';

export interface PrivateFile extends FileDescription {
  open(): Readable;
}

/** Sends a file with headers that forbid caching. */
export function sendPrivately(response: Response, file: PrivateFile, inline: boolean): StreamableFile {
  response.setHeader('Cache-Control', 'private, no-store');
  setFileHeaders(response, file, { inline });
  return new StreamableFile(file.open());
}
