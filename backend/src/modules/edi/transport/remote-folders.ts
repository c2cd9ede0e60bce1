/** A file in a folder of the partner. */
export interface RemoteFile {
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

/** Folders of a partner's server. Every method throws TransportError. */
export interface RemoteFolders {
  /** Regular files of a folder; not those of its folders. */
  list(folder: string): Promise<RemoteFile[]>;
  /** Whole content; null if the file is gone, or if it has another size by now. */
  read(folder: string, file: RemoteFile): Promise<Buffer | null>;
  /** Size of a file; null if there is none. */
  sizeOf(path: string): Promise<number | null>;
  /** Deletes a file; a missing one is deleted already. */
  remove(path: string): Promise<void>;
  /** Gives a file another path. Returns false if it does not exist. @throws TransportError name_taken */
  rename(from: string, to: string): Promise<boolean>;
  /** Writes a file completely, replacing one of the same path. */
  write(path: string, bytes: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** Path of a file in a folder. */
export const pathIn = (folder: string, name: string): string => `${folder.replace(/\/+$/, '')}/${name}`;
