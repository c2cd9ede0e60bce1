import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { OneLine } from '../../platform/http/validation/text.js';
import { IsLocalDate } from '../../platform/http/validation/formats.js';
import { Trimmed } from '../../platform/http/validation/dto-fields.js';
import { KEY_PERMISSIONS, type KeyPermission } from '../../contributions/permissions.js';
import { API_KEY_LIMITS } from './domain/api-key.js';

/** A new API key. */
export class CreateApiKeyDto {
  /** Name of the key, such as the program that uses it; shown with every action of the key. */
  @Trimmed()
  @OneLine({ min: 1, max: API_KEY_LIMITS.name })
  name: string;

  /** Permissions of the key; 422 NOT_YOURS for permissions that the creator does not have. Prices require `price.read`. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(KEY_PERMISSIONS, { each: true })
  permissions: KeyPermission[];

  /** Last valid day in UTC; without it, valid until revoked. */
  @IsOptional()
  @IsLocalDate()
  expiresOn?: string | null;
}

/** The creator of a key. */
export class ApiKeyCreatorDto {
  /** Prefix `usr_`. */
  userId: string;
  name: string;
  /** Whether they are still an active member of the company. Keys are revoked when their creator's membership ends, unless an admin kept them. */
  isMember: boolean;
}

/** An API key of the company. */
export class ApiKeyDto {
  /** `key_` and a ULID. */
  id: string;
  name: string;
  /** First characters of the token, to identify the key. */
  tokenStart: string;
  permissions: KeyPermission[];
  state: 'active' | 'expired';
  /** Last valid day in UTC; null: valid until revoked. */
  expiresOn: string | null;
  /** UTC instant of the last use, at most an hour behind; null if never used. */
  lastUsedAt: string | null;
  createdBy: ApiKeyCreatorDto;
  /** UTC instant. */
  createdAt: string;
}

/** A new key with its secret. */
export class CreatedApiKeyDto extends ApiKeyDto {
  /** Token for `Authorization: Bearer`. Returned only here, because only its hash is stored. */
  token: string;
}

/** Active and expired keys, without revoked ones; newest first. */
export class ApiKeyListDto {
  items: ApiKeyDto[];
  /** Always null, because a company has at most 50 keys. */
  nextCursor: string | null;
}
