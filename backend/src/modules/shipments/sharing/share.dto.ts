import { IsIn, IsOptional } from 'class-validator';
import { IsLocalDate } from '../../../platform/http/validation/formats.js';
import { SHARE_SCOPES, type ShareScope } from './domain/share-link.js';

/** How a shipment is shared. */
export class ShareShipmentDto {
  /** `tracking`: progress between the two cities. `tracking_and_documents`: also the parties, the numbers, bill of lading and proof of delivery. Never prices. */
  @IsIn(SHARE_SCOPES)
  scope: ShareScope;

  /** Last local date at the destination on which the link opens; 90 days after delivery unless given. 422 when it has passed. */
  @IsOptional()
  @IsLocalDate()
  expiresOn?: string | null;
}

/** A link that was just made. */
export class SharedDto {
  /** `shr_` and a ULID. */
  id: string;
  /** Address of the public page. Shown this once: only a hash of its token is kept. */
  url: string;
}

/** One opening of a link. */
export class ShareViewDto {
  /** UTC instant. */
  viewedAt: string;
  /** Equal for equal addresses of one link, and says nothing else about them. */
  visitor: string;
  /** What the browser calls itself, at most 200 characters. */
  userAgent: string;
  /** The document that was read; null for the page. */
  documentId: string | null;
}

/** A public link to a shipment. */
export class ShareDto {
  /** `shr_` and a ULID. */
  id: string;
  scope: ShareScope;
  /** Whether the link opens now. */
  state: 'open' | 'expired' | 'revoked';
  /** Last local date at the destination on which it opens; null: 90 days after delivery, which has not happened yet. */
  expiresOn: string | null;
  /** Name of who made it. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null unless revoked. */
  revokedAt: string | null;
  /** How often the page or a document was opened. */
  viewCount: number;
  /** Newest first, at most 20. */
  views: ShareViewDto[];
}

/** Links to a shipment, newest first. */
export class ShareListDto {
  items: ShareDto[];
  /** Always null: a shipment has at most 50 links. */
  nextCursor: string | null;
}
