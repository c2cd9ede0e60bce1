import { english } from '../../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import ssh from 'ssh2';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import { isForbiddenAddress } from '../../../platform/http/egress/permitted-lookup.js';
import { type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { staleEdiPartner } from '../edi.errors.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import type { EdiSftpEntity } from '../persistence/edi-sftp.entity.js';
import { EdiSftpRepository } from '../persistence/edi-sftp.sql.js';
import { matchesPattern } from '../transport/file-names.js';
import { HostKeyRefused, openSftp, type SftpCredentials } from '../transport/sftp-folders.js';
import { SftpVault } from '../transport/sftp-vault.js';
import { TransportError } from '../transport/transport-error.js';
import type { EdiSftpDto, EdiSftpTestDto, SaveEdiSftpDto } from './edi-sftp.dto.js';
import { presentSftp } from './edi-sftp.presenter.js';
import { msg, plural } from '../../../messages/message.js';

const TEST_MS = 30_000;
type AuditAction = 'edi.sftp_changed' | 'edi.sftp_removed' | 'edi.sftp_tested' | 'edi.host_key_confirmed';

/** SFTP servers of EDI partners. */
@Injectable()
export class EdiSftpService {
  constructor(
    private readonly servers: EdiSftpRepository,
    private readonly partners: EdiPartnersRepository,
    private readonly vault: SftpVault,
    private readonly rules: EgressRules,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; Conflict STALE_REVISION; ValidationFailed */
  save(actor: Actor, partnerId: string, dto: SaveEdiSftpDto): Promise<EdiSftpDto> {
    return this.database.transaction(async (tx) => {
      const { companyId } = actor;
      const partner = await this.partner(tx, companyId, partnerId);
      const stored = await this.servers.lock(tx, companyId, partnerId);
      if ((stored?.version ?? 0) !== dto.version) throw staleEdiPartner();
      const now = this.clock.now();
      const { enabled, host: given, port, userName, authentication, archiveFolder, version } = dto;
      const { inboundFolder, inboundPattern, outboundFolder, outboundName } = dto;
      const host = given.toLowerCase();
      const server = { partnerId, host, port };
      const isSame = stored?.host === host && stored.port === port;
      const row: EdiSftpEntity = {
        companyId,
        ...server,
        enabled,
        userName,
        authentication,
        credentials: this.sealed(server, isSame ? stored : null, dto),
        hostKey: isSame ? stored.hostKey : null,
        inboundFolder,
        inboundPattern,
        archiveFolder,
        outboundFolder,
        outboundName,
        dueAt: now,
        leasedUntil: null,
        failures: 0,
        error: null,
        refused: null,
        exchangedAt: isSame ? stored.exchangedAt : null,
        version: version + 1,
        createdAt: stored?.createdAt ?? now,
        updatedAt: now,
      };
      await this.servers.save(tx, row);
      await this.record(tx, actor, 'edi.sftp_changed', partner);
      return presentSftp(row);
    });
  }

  /** @throws NotFound */
  async remove(actor: Actor, partnerId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const partner = await this.partner(tx, actor.companyId, partnerId);
      if ((await this.servers.lock(tx, actor.companyId, partnerId)) === null) throw new NotFound();
      await this.servers.remove(tx, actor.companyId, partnerId);
      await this.record(tx, actor, 'edi.sftp_removed', partner);
    });
  }

  /** Signs in, looks at the folders and counts the files that wait. @throws NotFound */
  async test(actor: Actor, partnerId: string): Promise<EdiSftpTestDto> {
    const server = await this.database.transaction(async (tx) => {
      const partner = await this.partner(tx, actor.companyId, partnerId);
      const found = await this.servers.lock(tx, actor.companyId, partnerId);
      if (found === null) throw new NotFound();
      await this.record(tx, actor, 'edi.sftp_tested', partner);
      return found;
    });
    const nothing = { fingerprint: null, waitingFiles: null };
    try {
      const waitingFiles = await this.look(server);
      return {
        ...nothing,
        state: 'ok',
        message: english(
          msg`The folders exist, and ${plural({ waitingFiles }, { one: '# file is', other: '# files are' })} waiting.`,
        ),
        waitingFiles,
      };
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      const { message } = error;
      if (!(error instanceof HostKeyRefused)) return { ...nothing, state: 'failed', message };
      return { ...nothing, state: 'confirm', message, fingerprint: error.fingerprint };
    }
  }

  /** @throws NotFound */
  confirm(actor: Actor, partnerId: string, hostKey: string): Promise<EdiSftpDto> {
    return this.database.transaction(async (tx) => {
      const partner = await this.partner(tx, actor.companyId, partnerId);
      const stored = await this.servers.lock(tx, actor.companyId, partnerId);
      if (stored === null) throw new NotFound();
      const now = this.clock.now();
      const { version } = stored;
      const row = { ...stored, hostKey, failures: 0, error: null, dueAt: now, version: version + 1, updatedAt: now };
      await this.servers.save(tx, row);
      await this.record(tx, actor, 'edi.host_key_confirmed', partner, { hostKey });
      return presentSftp(row);
    });
  }

  private async look(server: EdiSftpEntity): Promise<number> {
    if (server.credentials === null)
      throw new TransportError('authentication', 'Enter the password or private key again.');
    const credentials = this.vault.open(server, server.credentials);
    const folders = await openSftp({ ...server, credentials }, this.rules, AbortSignal.timeout(TEST_MS));
    try {
      const { inboundFolder, inboundPattern, outboundFolder, archiveFolder } = server;
      const files = await folders.list(inboundFolder);
      for (const folder of [outboundFolder, archiveFolder ?? outboundFolder])
        if ((await folders.sizeOf(folder)) === null)
          throw new TransportError('folder_missing', `The server has no ${folder}.`);
      return files.filter(({ name }) => matchesPattern(name, inboundPattern)).length;
    } finally {
      await folders.close();
    }
  }

  /** `kept`: stored settings of the same server. @throws ValidationFailed */
  private sealed(
    server: Pick<EdiSftpEntity, 'partnerId' | 'host' | 'port'>,
    kept: EdiSftpEntity | null,
    { authentication, password, privateKey, passphrase, host, port }: SaveEdiSftpDto,
  ): Buffer | null {
    const errors: FieldError[] = [];
    if (isForbiddenAddress(this.rules, host, port))
      errors.push({
        pointer: '/host',
        code: 'HOST_NOT_ALLOWED',
        message: msg`This address is not public. The operator of this installation can allow it.`,
      });
    const credentials = credentialsOf(authentication, password, privateKey, passphrase);
    if (credentials !== null && 'privateKey' in credentials && !isReadable(credentials))
      errors.push({
        pointer: '/privateKey',
        code: 'PRIVATE_KEY_UNREADABLE',
        message: msg`Enter a private key in OpenSSH or PEM format, and its passphrase if it has one.`,
      });
    const old = kept?.authentication === authentication ? kept.credentials : null;
    if (credentials === null && old === null)
      errors.push(
        authentication === 'password'
          ? { pointer: '/password', code: 'REQUIRED', message: msg`Enter the password for this server.` }
          : { pointer: '/privateKey', code: 'REQUIRED', message: msg`Enter the private key for this server.` },
      );
    if (errors.length > 0) throw new ValidationFailed(errors);
    return credentials === null ? old : this.vault.seal(server, credentials);
  }

  private async partner(tx: Transaction, companyId: string, id: string): Promise<EdiPartnerEntity> {
    const partner = await this.partners.lock(tx, companyId, id);
    if (partner === null) throw new NotFound();
    return partner;
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: AuditAction,
    { scac }: EdiPartnerEntity,
    details?: { hostKey: string },
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject: scac, ...(details && { details }) });
  }
}

function credentialsOf(
  authentication: SaveEdiSftpDto['authentication'],
  password: string | undefined,
  privateKey: string | undefined,
  passphrase: string | undefined,
): SftpCredentials | null {
  if (authentication === 'password') return password === undefined ? null : { password };
  if (privateKey === undefined) return null;
  // Keys end with a line break, which forms often trim.
  return { privateKey: `${privateKey.trim()}\n`, ...(passphrase !== undefined && { passphrase }) };
}

function isReadable({ privateKey, passphrase }: { privateKey: string; passphrase?: string }): boolean {
  const key = ssh.utils.parseKey(privateKey, passphrase);
  return !(key instanceof Error) && (Array.isArray(key) ? key : [key]).every((one) => one.isPrivateKey());
}
