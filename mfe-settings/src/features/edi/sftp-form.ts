import { ALWAYS, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { EdiSftp, SaveEdiSftp } from '../../shared/types';

export interface SftpValues {
  enabled: boolean;
  host: string;
  port: string;
  userName: string;
  authentication: EdiSftp['authentication'];
  password: string;
  privateKey: string;
  passphrase: string;
  inboundFolder: string;
  inboundPattern: string;
  archiveFolder: string;
  outboundFolder: string;
  outboundName: string;
}

const MAX_PORT = 65_535;
export const CONTROL = '{control}';
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.:-]{0,251}[A-Za-z0-9])?$/;
const PATTERN = /^[^/\\*]+(?:\*[^/\\*]*){0,4}$|^(?:\*[^/\\*]*){1,4}$/;
const NAME = /^[A-Za-z0-9._{}-]*\{control\}[A-Za-z0-9._{}-]*$/;

export const NEW_SFTP: SftpValues = {
  enabled: true,
  host: '',
  port: '22',
  userName: '',
  authentication: 'password',
  password: '',
  privateKey: '',
  passphrase: '',
  inboundFolder: '',
  inboundPattern: '*',
  archiveFolder: '',
  outboundFolder: '',
  outboundName: '{set}-{control}.edi',
};

/** Stored settings as entered; secrets are never shown. */
export function sftpValues({ archiveFolder, port, ...server }: EdiSftp): SftpValues {
  const { enabled, host, userName, authentication, inboundFolder, inboundPattern, outboundFolder, outboundName } =
    server;
  return {
    ...NEW_SFTP,
    enabled,
    host,
    port: String(port),
    userName,
    authentication,
    inboundFolder,
    inboundPattern,
    archiveFolder: archiveFolder ?? '',
    outboundFolder,
    outboundName,
  };
}

/** `stored`: the password or key of the same server is kept if none is entered. */
export const sftpSchema = (stored: EdiSftp | null) =>
  z.pipe(
    z.custom<SftpValues>().check(
      z.superRefine((values, ctx) => {
        for (const [name, message] of problemsOf(values, stored))
          ctx.addIssue({ code: 'custom', path: [name], message });
      }, ALWAYS),
    ),
    z.transform((values) => toServer(values, stored)),
  );

function problemsOf(values: SftpValues, stored: EdiSftp | null): [keyof SftpValues, string][] {
  const checks: [keyof SftpValues, boolean, string][] = [
    ['host', HOST.test(values.host.trim()), t`Enter a host name, like sftp.carrier.example.`],
    ['port', isPort(Number(values.port)), t`Enter a number from 1 to ${MAX_PORT}.`],
    ['userName', values.userName.trim() !== '', t`Enter the user name.`],
    ['inboundFolder', values.inboundFolder.trim() !== '', t`Enter a folder, like /outbox.`],
    ['inboundPattern', PATTERN.test(values.inboundPattern.trim()), t`Enter a file name with at most four *.`],
    ['outboundFolder', values.outboundFolder.trim() !== '', t`Enter a folder, like /outbox.`],
    ['outboundName', NAME.test(values.outboundName.trim()), t`Enter a file name that contains ${CONTROL}.`],
  ];
  const problems = checks
    .filter(([, isValid]) => !isValid)
    .map(([name, , message]): [keyof SftpValues, string] => [name, message]);
  return [...problems, ...missingSecret(values, stored)];
}

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1 && port <= MAX_PORT;

function missingSecret(values: SftpValues, stored: EdiSftp | null): [keyof SftpValues, string][] {
  const isSame = stored?.host === values.host.trim().toLowerCase() && stored.port === Number(values.port);
  if (isSame && stored.authentication === values.authentication) return [];
  if (values.authentication === 'password')
    return values.password === '' ? [['password', t`Enter the password for this server.`]] : [];
  return values.privateKey.trim() === '' ? [['privateKey', t`Enter the private key for this server.`]] : [];
}

function toServer(values: SftpValues, stored: EdiSftp | null): SaveEdiSftp {
  const { enabled, authentication, password, privateKey, passphrase } = values;
  const isKey = authentication === 'key';
  return {
    enabled,
    host: values.host.trim(),
    port: Number(values.port),
    userName: values.userName.trim(),
    authentication,
    ...(!isKey && password !== '' && { password }),
    ...(isKey && privateKey.trim() !== '' && { privateKey }),
    ...(isKey && passphrase !== '' && { passphrase }),
    inboundFolder: values.inboundFolder.trim(),
    inboundPattern: values.inboundPattern.trim(),
    archiveFolder: values.archiveFolder.trim() || null,
    outboundFolder: values.outboundFolder.trim(),
    outboundName: values.outboundName.trim(),
    version: stored?.version ?? 0,
  };
}
