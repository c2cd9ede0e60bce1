import { Injectable } from '@nestjs/common';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { EdiSftpEntity } from '../persistence/edi-sftp.entity.js';
import type { SftpCredentials } from './sftp-folders.js';

type Server = Pick<EdiSftpEntity, 'partnerId' | 'host' | 'port'>;

/** Encrypts passwords and private keys for the SFTP servers of partners. */
@SealsColumns([
  {
    table: 'edi_sftp',
    column: 'credentials',
    key: ['company_id', 'partner_id'],
    with: ['host', 'port'],
    purpose: ({ partner_id: partnerId = '', host = '', port = '' }) => purpose(partnerId, host, port),
  },
])
@Injectable()
export class SftpVault {
  constructor(private readonly box: SecretBox) {}

  /** Encrypted for one partner and one server: they cannot be sent to another server, even if the host is changed in the database. */
  seal({ partnerId, host, port }: Server, credentials: SftpCredentials): Buffer {
    return this.box.seal(Buffer.from(JSON.stringify(credentials)), purpose(partnerId, host, port));
  }

  /** @throws CannotOpen if they were encrypted for another partner or server */
  open({ partnerId, host, port }: Server, sealed: Buffer): SftpCredentials {
    return JSON.parse(this.box.open(sealed, purpose(partnerId, host, port)).toString()) as SftpCredentials;
  }
}

function purpose(partnerId: string, host: string, port: number | string): string {
  return `edi sftp ${partnerId} ${host}:${port}`;
}
