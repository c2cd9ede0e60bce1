import type { EdiSftpEntity } from '../persistence/edi-sftp.entity.js';
import type { EdiSftpDto } from './edi-sftp.dto.js';

/** The settings without secrets, and the state of the exchange. */
export function presentSftp(row: EdiSftpEntity): EdiSftpDto {
  const { enabled, host, port, userName, authentication, hostKey, error, version } = row;
  const { inboundFolder, inboundPattern, archiveFolder, outboundFolder, outboundName } = row;
  return {
    enabled,
    host,
    port,
    userName,
    authentication,
    inboundFolder,
    inboundPattern,
    archiveFolder,
    outboundFolder,
    outboundName,
    hostKey,
    exchangedAt: row.exchangedAt?.toISOString() ?? null,
    error,
    nextAt: row.dueAt.toISOString(),
    refused: (row.refused?.files ?? []).map(({ name, message }) => ({ name, message })),
    version,
  };
}
