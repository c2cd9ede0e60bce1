import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { IsUrlText } from '../../platform/http/validation/formats.js';
import { Trimmed, MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { COMPANY_EVENT_KINDS, type CompanyEventKind } from '../../contributions/contributions.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';

/** A new webhook. */
export class CreateWebhookDto {
  /** URL that receives the events; https, unless the operator of this installation allows http for it. */
  @Trimmed()
  @IsUrlText(WEBHOOK_LIMITS.url)
  url: string;

  /** Event kinds to deliver. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(COMPANY_EVENT_KINDS, { each: true })
  kinds: CompanyEventKind[];

  /** Whether events are delivered; default true. */
  @MayBeMissing()
  @IsBoolean()
  enabled?: boolean;
}

/** Changes to a webhook; omitted fields are unchanged. */
export class ChangeWebhookDto {
  /** URL that receives the events. */
  @MayBeMissing()
  @Trimmed()
  @IsUrlText(WEBHOOK_LIMITS.url)
  url?: string;

  /** Event kinds to deliver. */
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(COMPANY_EVENT_KINDS, { each: true })
  kinds?: CompanyEventKind[];

  /** Whether events are delivered. While disabled, no deliveries are created and waiting ones are kept. */
  @MayBeMissing()
  @IsBoolean()
  enabled?: boolean;
}

/** A webhook: a URL that receives the company's events. */
export class WebhookDto {
  /** `whk_` and a ULID. */
  id: string;
  url: string;
  kinds: CompanyEventKind[];
  enabled: boolean;
  /** UTC instant since which no delivery succeeded; null while they succeed. */
  failingSince: string | null;
  /** UTC instant at which it was disabled automatically; null if a user disabled it, or it is enabled. */
  disabledAt: string | null;
  /** Why it was disabled automatically. `nothing_delivered`: no delivery succeeded for three days, and one failed for good. */
  disabledReason: 'nothing_delivered' | null;
  /** UTC instant until which deliveries are also signed with the previous secret; null if there is none. */
  previousSecretUntil: string | null;
  /** UTC instant. */
  createdAt: string;
}

/** A created webhook. */
export class CreatedWebhookDto extends WebhookDto {
  /** Signing secret: its UTF-8 bytes are the key of the HMAC. It is not shown again. */
  secret: string;
}

/** Webhooks of the company, oldest first. */
export class WebhookListDto {
  items: WebhookDto[];
  /** Always null, because a company has at most 20 webhooks. */
  nextCursor: string | null;
}

/** A new signing secret. */
export class WebhookSecretDto {
  /** Returned only here. */
  secret: string;
  /** UTC instant until which deliveries are also signed with the previous secret. */
  previousSecretUntil: string;
}

/** Filter of the delivery list. */
export class DeliveryListQuery extends PagedQuery {
  @MayBeMissing()
  @IsIn(['waiting', 'delivered', 'failed'])
  state?: 'waiting' | 'delivered' | 'failed';
}

/** A delivery of an event to a webhook. Kept for 30 days. */
export class WebhookDeliveryDto {
  /** `whd_` and a ULID; sent as `Lading-Webhook-Id`, the same at every attempt. */
  id: string;
  /** Id of the event, the same for every webhook. */
  eventId: string;
  /** Kind of the event; `webhook.test` for a test event. */
  kind: string;
  /** `waiting`: for its first or next attempt. `failed`: after 12 attempts. */
  state: 'waiting' | 'delivered' | 'failed';
  /** Attempts so far; a replay resets it. */
  attempts: number;
  /** UTC instant of the next attempt; null if there is none. */
  nextAttemptAt: string | null;
  /** The request body, JSON; empty for an API key without `price.read` if the event can contain a total. */
  body: string;
  /** Status of the latest response; null without one. */
  responseStatus: number | null;
  /** First 2 KB of the latest response; null without one, and for receivers at non-public addresses. */
  responseBody: string | null;
  /** Why the latest attempt got no response. `forbidden-address`: the address is not public. */
  error: 'timeout' | 'unreachable' | 'forbidden-address' | null;
  /** Duration of the latest attempt; null before the first. */
  milliseconds: number | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while waiting. */
  endedAt: string | null;
}

/** Deliveries, newest first. */
export class WebhookDeliveryListDto {
  items: WebhookDeliveryDto[];
  nextCursor: string | null;
}
