import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { OneLine } from '../../platform/http/validation/text.js';
import { IsLocalDate } from '../../platform/http/validation/formats.js';
import { Trimmed } from '../../platform/http/validation/dto-fields.js';
import { KEY_PERMISSIONS, type KeyPermission } from '../../contributions/permissions.js';
import { API_KEY_LIMITS } from './domain/api-key.js';

/** A key to be made. */
export class MakeApiKeyDto {
  /** What people call it, like the program that uses it; shown beside everything that the key does. */
  @Trimmed()
  @OneLine({ min: 1, max: API_KEY_LIMITS.name })
  name: string;

  /** What it may do; 422 NOT_YOURS for what its maker may not do. Prices are shown only with `price.read`. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(KEY_PERMISSIONS, { each: true })
  permissions: KeyPermission[];

  /** Last day, in UTC, on which it works; it works until it is revoked when there is none. */
  @IsOptional()
  @IsLocalDate()
  expiresOn?: string | null;
}

/** Who made a key. */
export class ApiKeyMakerDto {
  /** Prefix `usr_`. */
  userId: string;
  name: string;
  /** Whether they are still an active member of the company. Keys are revoked when their creator's membership ends, unless an admin kept them. */
  isMember: boolean;
}

/** A key by which a program uses the API for the company. */
export class ApiKeyDto {
  /** `key_` and a ULID. */
  id: string;
  name: string;
  /** How the token begins, to tell keys apart. */
  tokenStart: string;
  permissions: KeyPermission[];
  state: 'active' | 'expired';
  /** Last day, in UTC, on which it works; null: until it is revoked. */
  expiresOn: string | null;
  /** UTC instant, at most an hour behind; null until it is used. */
  lastUsedAt: string | null;
  createdBy: ApiKeyMakerDto;
  /** UTC instant. */
  createdAt: string;
}

/** A key that was just made. */
export class MadeApiKeyDto extends ApiKeyDto {
  /** For `Authorization: Bearer`. Shown this once: only its hash is kept. */
  token: string;
}

/** Keys that are not revoked, newest first. */
export class ApiKeyListDto {
  items: ApiKeyDto[];
  /** Always null: a company has at most 50 keys. */
  nextCursor: string | null;
}
