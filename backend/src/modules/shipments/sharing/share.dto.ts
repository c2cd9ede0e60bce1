import { IsIn, IsOptional } from 'class-validator';
import { IsLocalDate } from '../../../platform/http/validation/formats.js';
import { SHARE_SCOPES, type ShareScope } from './domain/share-link.js';

/** A new public link. */
export class ShareShipmentDto {
  /** `tracking`: progress between the two cities. `tracking_and_documents`: also the parties, the numbers, bill of lading and proof of delivery. Never prices. */
  @IsIn(SHARE_SCOPES)
  scope: ShareScope;

  /** Last valid local date at the destination; default 90 days after delivery. 422 if it has passed. */
  @IsOptional()
  @IsLocalDate()
  expiresOn?: string | null;
}

/** A new link with its URL. */
export class SharedDto {
  /** `shr_` and a ULID. */
  id: string;
  /** URL of the public page. Returned only here, because only a hash of its token is stored. */
  url: string;
  /** QR code of `url` as SVG. */
  qrCode: string;
}

/** A view of the page or of a document. */
export class ShareViewDto {
  /** UTC instant. */
  viewedAt: string;
  /** Pseudonym of the visitor: equal for equal IP addresses within one link. */
  visitor: string;
  /** User agent of the browser, at most 200 characters. */
  userAgent: string;
  /** The document that was opened; null for the page. */
  documentId: string | null;
}

/** A public link to a shipment. */
export class ShareDto {
  /** `shr_` and a ULID. */
  id: string;
  scope: ShareScope;
  /** Whether the link is valid now. */
  state: 'open' | 'expired' | 'revoked';
  /** Last valid local date at the destination; null before delivery: valid until 90 days after delivery. */
  expiresOn: string | null;
  /** Name of the creator. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null unless revoked. */
  revokedAt: string | null;
  /** Number of times the page or a document was opened. */
  viewCount: number;
  /** Number of email addresses that get updates through the link. */
  subscribers: number;
  /** Newest first, at most 20. */
  views: ShareViewDto[];
}

/** Links to a shipment, newest first. */
export class ShareListDto {
  items: ShareDto[];
  /** Always null, because a shipment has at most 50 links. */
  nextCursor: string | null;
}
