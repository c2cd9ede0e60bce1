export interface SftpServer {
  host: string;
  port: number;
  userName: string;
  /** Private key that it accepts. */
  privateKey: string;
  inbox: string;
  outbox: string;
  archive: string;
  /** Fingerprint of its host key, as `ssh-keygen -l` prints it. */
  fingerprint(): string;
  /** Puts a file into the inbox. */
  put(name: string, text: string, modifiedAt: Date): void;
  /** Restarts it with another host key. */
  replaceHostKey(): Promise<void>;
  stop(): Promise<void>;
}
export function startSftpServer(folder: string): Promise<SftpServer>;
