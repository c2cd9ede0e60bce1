import { Injectable } from '@nestjs/common';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';

/** Encrypts carriers' signing secrets, each for its connection. */
@SealsColumns([
  {
    table: 'carrier_connection',
    column: 'inbound_secret',
    key: ['company_id', 'id'],
    purpose: ({ id = '' }) => purpose(id),
  },
])
@Injectable()
export class InboundSecretVault {
  constructor(private readonly box: SecretBox) {}

  seal(connectionId: string, secret: string): Buffer {
    return this.box.seal(Buffer.from(secret), purpose(connectionId));
  }

  open(connectionId: string, sealed: Buffer): Buffer {
    return this.box.open(sealed, purpose(connectionId));
  }
}

function purpose(connectionId: string): string {
  return `inbound events ${connectionId}`;
}
