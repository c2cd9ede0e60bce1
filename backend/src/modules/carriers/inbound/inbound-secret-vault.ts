import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';

/** Seals the secrets that carriers sign with, each for its connection. */
@Injectable()
export class InboundSecretVault implements OnModuleInit {
  constructor(
    private readonly box: SecretBox,
    private readonly sealedColumns: SealedColumns,
  ) {}

  onModuleInit(): void {
    this.sealedColumns.add({
      table: 'carrier_connection',
      column: 'inbound_secret',
      key: ['company_id', 'id'],
      purpose: ({ id = '' }) => purpose(id),
    });
  }

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
