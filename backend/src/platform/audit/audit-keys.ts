import { Injectable } from '@nestjs/common';
import { type PurposeKey, SecretBox } from '../secrets/secret-box.js';
import { SealsColumns } from '../secrets/sealed-columns.js';

const PURPOSE = 'audit log';

/** Purpose that an archived key is sealed with. */
export const archivedKeyPurpose = (id: string): string => `audit key ${id}`;

/** Keys that sign entries of the activity log, derived from SECRET_KEY and the previous keys. */
@SealsColumns([{ table: 'audit_key', column: 'sealed', key: ['id'], purpose: ({ id = '' }) => archivedKeyPurpose(id) }])
@Injectable()
export class AuditKeys {
  /** Signs new entries. */
  readonly current: PurposeKey;
  /** By id. */
  readonly configured: ReadonlyMap<string, Buffer>;

  constructor(box: SecretBox) {
    this.current = box.currentKey(PURPOSE);
    this.configured = new Map(box.keys(PURPOSE).map(({ id, key }) => [id, key]));
  }
}
