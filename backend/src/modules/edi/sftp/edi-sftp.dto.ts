import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MayBeMissing, Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { MultiLine, OneLine, Secret } from '../../../platform/http/validation/text.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Host name or IP address. */
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/;
const FOLDER = /^[^\\*?]{1,200}$/;
const FOLDER_MESSAGE = { message: ruleText(msg`Enter the name of a folder.`) };
/** A name with at most four wildcards. */
const PATTERN = /^[^/\\*]*(?:\*[^/\\*]*){0,4}$/;
/** A name with the control number, so that it is the name of one interchange. */
const NAME = /^[A-Za-z0-9._{}-]*\{control\}[A-Za-z0-9._{}-]*$/;
const FINGERPRINT = /^SHA256:[A-Za-z0-9+/]{43}$/;

/** SFTP server of an EDI partner, without its secrets. */
export class EdiSftpSettingsDto {
  /** Whether files are exchanged. */
  @IsBoolean()
  enabled: boolean;

  /** Host name or IP address. */
  @Trimmed()
  @Matches(HOST, { message: ruleText(msg`Enter a host name, such as sftp.carrier.example.`) })
  host: string;

  @IsInt()
  @Min(1)
  @Max(65_535)
  port: number;

  @Trimmed()
  @OneLine({ min: 1, max: 100 })
  userName: string;

  @IsIn(['password', 'key'])
  authentication: 'password' | 'key';

  /** Where the carrier puts files. */
  @Trimmed()
  @OneLine({ min: 1, max: 200 })
  @Matches(FOLDER, FOLDER_MESSAGE)
  inboundFolder: string;

  /** Which files are fetched: `*` is any text, `?` any character. */
  @Trimmed()
  @OneLine({ min: 1, max: 60 })
  @Matches(PATTERN, { message: ruleText(msg`Enter a file name with at most four *.`) })
  inboundPattern: string;

  /** Where fetched files are moved, on the same server; null: they are deleted. */
  @IsOptional()
  @Trimmed()
  @OneLine({ min: 1, max: 200 })
  @Matches(FOLDER, FOLDER_MESSAGE)
  archiveFolder: string | null;

  /** Where files for the carrier are put. */
  @Trimmed()
  @OneLine({ min: 1, max: 200 })
  @Matches(FOLDER, FOLDER_MESSAGE)
  outboundFolder: string;

  /** Name of files for the carrier: `{control}` (required), `{set}`, `{date}` and `{time}` are filled in. */
  @Trimmed()
  @OneLine({ min: 1, max: 60 })
  @Matches(NAME, {
    message: ruleText(msg`Must contain '{control}', and only letters, digits, dots, hyphens and underscores.`),
  })
  outboundName: string;
}

/** Replaces the SFTP server of a partner. The stored password or key is kept if none is given and host, port and way of signing in are the same. */
export class SaveEdiSftpDto extends EdiSftpSettingsDto {
  /** For `password`. Stored encrypted and never returned. */
  @MayBeMissing()
  @Secret({ max: 500 })
  password?: string;

  /** For `key`: a private key in OpenSSH or PEM format. Stored encrypted and never returned. */
  @MayBeMissing()
  @MultiLine({ min: 1, max: 8_000 })
  privateKey?: string;

  /** Of an encrypted private key. */
  @MayBeMissing()
  @Secret({ max: 500 })
  passphrase?: string;

  /** The version that the change is based on, 0 if there are no settings yet; 409 if another one is stored. */
  @IsInt()
  @Min(0)
  version: number;
}

/** Confirms the host key of a server. */
export class ConfirmHostKeyDto {
  /** As the test of the connection returned it. */
  @Matches(FINGERPRINT, { message: ruleText(msg`Enter a SHA256 fingerprint.`) })
  fingerprint: string;
}

/** A file that stays at the carrier. */
export class RefusedFileDto {
  name: string;
  /** Why it cannot be used. */
  message: string;
}

/** SFTP server of an EDI partner, with its state. */
export class EdiSftpDto extends EdiSftpSettingsDto {
  /** SHA-256 fingerprint of the confirmed host key; null before it is confirmed, and nothing is exchanged. */
  hostKey: string | null;
  /** UTC instant of the last successful exchange. */
  exchangedAt: string | null;
  /** Why the last exchange failed; null if it did not. */
  error: string | null;
  /** UTC instant of the next exchange. */
  nextAt: string;
  /** Files that stay at the carrier because they cannot be used. Saving the settings reads them again. */
  refused: RefusedFileDto[];
  /** Increases by one with every change. */
  version: number;
}

/** Result of a test. */
export class EdiSftpTestDto {
  /** `ok`: signed in, and the folders exist. `confirm`: the host key has to be confirmed; nothing was sent. `failed`: see `message`. */
  state: 'ok' | 'confirm' | 'failed';
  message: string;
  /** SHA-256 fingerprint to confirm. */
  fingerprint: string | null;
  /** Files that wait to be fetched. */
  waitingFiles: number | null;
}
