import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { IsUrlText } from '../../platform/http/validation/formats.js';
import { Trimmed, MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { COMPANY_EVENT_KINDS, type CompanyEventKind } from '../../platform/domain-events/domain-event-kinds.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';

/** A webhook to be made. */
export class CreateWebhookDto {
  /** Where events are posted to: https, unless the operator of this installation allows the address without. */
  @Trimmed()
  @IsUrlText(WEBHOOK_LIMITS.url)
  url: string;

  /** What it is told of. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(COMPANY_EVENT_KINDS, { each: true })
  kinds: CompanyEventKind[];

  /** Whether anything is sent; true unless given. */
  @MayBeMissing()
  @IsBoolean()
  enabled?: boolean;
}

/** Changes a webhook; what is absent stays. */
export class ChangeWebhookDto {
  /** Where events are posted to. */
  @MayBeMissing()
  @Trimmed()
  @IsUrlText(WEBHOOK_LIMITS.url)
  url?: string;

  /** What it is told of from now on. */
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(COMPANY_EVENT_KINDS, { each: true })
  kinds?: CompanyEventKind[];

  /** Whether anything is sent. While it is not, nothing new is written down either; what waits goes on waiting. */
  @MayBeMissing()
  @IsBoolean()
  enabled?: boolean;
}

/** An address that is told what happens in the company. */
export class WebhookDto {
  /** `whk_` and a ULID. */
  id: string;
  url: string;
  kinds: CompanyEventKind[];
  enabled: boolean;
  /** UTC instant since which no delivery got through; null while they do. */
  failingSince: string | null;
  /** UTC instant at which it was switched off by itself; null when people switched it off, or it is on. Switching it on again clears it. */
  disabledAt: string | null;
  /** Why it was switched off by itself. `nothing_delivered`: for three days, and then a delivery was given up. */
  disabledReason: 'nothing_delivered' | null;
  /** UTC instant until which the secret before signs as well; null when only one does. */
  previousSecretUntil: string | null;
  /** UTC instant. */
  createdAt: string;
}

/** A webhook that was just made. */
export class CreatedWebhookDto extends WebhookDto {
  /** What deliveries are signed with: its UTF-8 bytes are the key of the HMAC. Shown this once. */
  secret: string;
}

/** Webhooks of the company, oldest first. */
export class WebhookListDto {
  items: WebhookDto[];
  /** Always null: a company has at most 20 webhooks. */
  nextCursor: string | null;
}

/** A new secret. */
export class WebhookSecretDto {
  /** Shown this once. */
  secret: string;
  /** UTC instant until which the secret before signs as well. */
  previousSecretUntil: string;
}

/** Which deliveries to list. */
export class DeliveryListQuery extends PagedQuery {
  @MayBeMissing()
  @IsIn(['waiting', 'delivered', 'failed'])
  state?: 'waiting' | 'delivered' | 'failed';
}

/** An event on its way to a webhook, or what became of it. Kept for 30 days. */
export class WebhookDeliveryDto {
  /** `whd_` and a ULID; the receiver gets it as `Lading-Webhook-Id`, the same at every try. */
  id: string;
  /** Id of the event, the same for every webhook. */
  eventId: string;
  /** What happened; `webhook.test` for a test event. */
  kind: string;
  /** `waiting`: for its first or next try. `failed`: given up after 12 tries. */
  state: 'waiting' | 'delivered' | 'failed';
  /** Tries so far; a replay counts from the beginning. */
  attempts: number;
  /** UTC instant of the next try; null when there is none to come. */
  nextAttemptAt: string | null;
  /** What is posted, as JSON. */
  body: string;
  /** Status of the latest answer; null without any. */
  responseStatus: number | null;
  /** The first 2 KB of the latest answer; null without any, and for a receiver whose address is not a public one. */
  responseBody: string | null;
  /** Why there was no answer at the latest try. `forbidden-address`: the address is not a public one. */
  error: 'timeout' | 'unreachable' | 'forbidden-address' | null;
  /** How long the latest try took; null before the first. */
  milliseconds: number | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while it waits. */
  endedAt: string | null;
}

/** Deliveries, newest first. */
export class WebhookDeliveryListDto {
  items: WebhookDeliveryDto[];
  nextCursor: string | null;
}
