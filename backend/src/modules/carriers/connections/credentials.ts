import { Injectable } from '@nestjs/common';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { CarrierCredentialsDto } from './connections.dto.js';

/** Keeps what a company proves itself to carriers with. */
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

  /** Sealed for one connection and one server: nobody can send them elsewhere by changing the endpoint, not even in the database. */
  seal(connectionId: string, endpoint: URL, credentials: CarrierCredentialsDto): Buffer {
    return this.box.seal(Buffer.from(JSON.stringify(credentials)), purpose(connectionId, endpoint));
  }

  /** The header that carries them; none without credentials. @throws Error when they were sealed for another connection or server */
  headers(connectionId: string, endpoint: URL, sealed: Buffer | null): Record<string, string> {
    if (sealed === null) return {};
    const {
      scheme,
      secret,
      userName = '',
      header = '',
    } = JSON.parse(this.box.open(sealed, purpose(connectionId, endpoint)).toString()) as CarrierCredentialsDto;
    if (scheme === 'bearer') return { authorization: `Bearer ${secret}` };
    if (scheme === 'basic')
      return { authorization: `Basic ${Buffer.from(`${userName}:${secret}`).toString('base64')}` };
    return { [header.toLowerCase()]: secret };
  }
}

function purpose(connectionId: string, endpoint: URL): string {
  return `carrier credentials ${connectionId} ${endpoint.origin}`;
}
