import { Injectable } from '@nestjs/common';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { CarrierCredentialsDto } from './connections.dto.js';

/** Encrypts the company's credentials for carriers. */
@SealsColumns([
  {
    table: 'carrier_connection',
    column: 'credentials',
    key: ['company_id', 'id'],
    with: ['endpoint'],
    purpose: ({ id = '', endpoint = '' }) => purpose(id, new URL(endpoint)),
  },
])
@Injectable()
export class CredentialsVault {
  constructor(private readonly box: SecretBox) {}

  /** Encrypted for one connection and one server: they cannot be sent to another server, even if the endpoint is changed in the database. */
  seal(connectionId: string, endpoint: URL, credentials: CarrierCredentialsDto): Buffer {
    return this.box.seal(Buffer.from(JSON.stringify(credentials)), purpose(connectionId, endpoint));
  }

  /** The stored credentials; null without any. @throws Error if they were encrypted for another connection or server */
  open(connectionId: string, endpoint: URL, sealed: Buffer | null): CarrierCredentialsDto | null {
    if (sealed === null) return null;
    return JSON.parse(this.box.open(sealed, purpose(connectionId, endpoint)).toString()) as CarrierCredentialsDto;
  }
}

function purpose(connectionId: string, endpoint: URL): string {
  return `carrier credentials ${connectionId} ${endpoint.origin}`;
}
