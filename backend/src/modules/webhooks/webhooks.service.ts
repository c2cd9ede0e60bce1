import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../platform/registered.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { requireRecentProof } from '../../platform/auth/recent-proof.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { EgressRules } from '../../platform/http/egress/egress-rules.js';
import { newId } from '../../platform/ids.js';
import type { WebhookEntity } from './persistence/webhook.entity.js';
import { isHidden } from './webhook-events.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';
import { WebhookSecrets } from './webhook-secrets.js';
import type {
  ChangeWebhookDto,
  CreatedWebhookDto,
  CreateWebhookDto,
  WebhookDto,
  WebhookListDto,
  WebhookSecretDto,
} from './webhooks.dto.js';
import { msg, type Message } from '../../messages/message.js';

const HOUR_MS = 3_600_000;

/** Creates, changes and removes webhooks. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly secrets: WebhookSecrets,
    private readonly rules: EgressRules,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list({ companyId }: Actor): Promise<WebhookListDto> {
    const now = this.clock.now();
    return { items: (await this.webhooks.list(companyId)).map((row) => present(row, now)), nextCursor: null };
  }

  /** @throws ValidationFailed URL_INVALID, URL_NOT_ALLOWED or PRICES_HIDDEN; Conflict WEBHOOK_LIMIT */
  async create(actor: Actor, { url, kinds, enabled = true }: CreateWebhookDto): Promise<CreatedWebhookDto> {
    requirePrices(actor, kinds);
    const id = newId('whk');
    const now = this.clock.now();
    const { secret, sealed } = this.secrets.create(id);
    const row: WebhookEntity = {
      companyId: actor.companyId,
      id,
      url: this.address(url),
      kinds,
      enabled,
      setBy: actor.userId,
      secret: sealed,
      previousSecret: null,
      previousUntil: null,
      failingSince: null,
      disabledAt: null,
      createdAt: now,
    };
    await this.database.transaction(async (tx) => {
      if ((await this.webhooks.countForUpdate(tx, actor.companyId)) >= WEBHOOK_LIMITS.webhooks) {
        throw new Conflict(
          'WEBHOOK_LIMIT',
          msg`A company can have up to ${{ webhooks: WEBHOOK_LIMITS.webhooks }} webhooks. Remove one you no longer use.`,
        );
      }
      await this.webhooks.insert(tx, row);
      await this.record(tx, actor, 'webhook.created', row);
    });
    return { ...present(row, now), secret };
  }

  /** @throws NotFound; ValidationFailed URL_INVALID, URL_NOT_ALLOWED or PRICES_HIDDEN; ReauthenticationRequired for a new address */
  async change(actor: Actor, id: string, { url, kinds, enabled }: ChangeWebhookDto): Promise<WebhookDto> {
    const address = url === undefined ? undefined : this.address(url);
    return this.withLocked(actor, id, async (tx, webhook) => {
      if (address !== undefined && address !== webhook.url) requireRecentProof(actor, this.clock.now());
      const settings = {
        url: address ?? webhook.url,
        kinds: kinds ?? webhook.kinds,
        enabled: enabled ?? webhook.enabled,
      };
      requirePrices(actor, settings.kinds);
      const isSwitchedOn = settings.enabled && !webhook.enabled;
      const changed: WebhookEntity = {
        ...webhook,
        ...settings,
        ...(url !== undefined || kinds !== undefined ? { setBy: actor.userId } : {}),
        ...(isSwitchedOn ? { failingSince: null, disabledAt: null } : {}),
      };
      await this.webhooks.update(tx, changed);
      await this.record(tx, actor, 'webhook.changed', changed);
      return present(changed, this.clock.now());
    });
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.withLocked(actor, id, async (tx, webhook) => {
      await this.webhooks.remove(tx, actor.companyId, id);
      await this.record(tx, actor, 'webhook.removed', webhook);
    });
  }

  /** @throws NotFound */
  async rotateSecret(actor: Actor, id: string): Promise<WebhookSecretDto> {
    return this.withLocked(actor, id, async (tx, webhook) => {
      const { secret, sealed } = this.secrets.create(id);
      const previousUntil = new Date(this.clock.now().getTime() + WEBHOOK_LIMITS.overlapHours * HOUR_MS);
      await this.webhooks.updateSecrets(tx, actor.companyId, id, {
        secret: sealed,
        previousSecret: webhook.secret,
        previousUntil,
      });
      await this.record(tx, actor, 'webhook.secret_rotated', webhook);
      return { secret, previousSecretUntil: previousUntil.toISOString() };
    });
  }

  private withLocked<T>(
    { companyId }: Actor,
    id: string,
    work: (tx: Transaction, webhook: WebhookEntity) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      const webhook = await this.webhooks.lock(tx, companyId, id);
      if (webhook === null) throw new NotFound();
      return work(tx, webhook);
    });
  }

  private address(text: string): string {
    const read = readWebhookAddress(text, this.rules);
    if (!(read instanceof URL)) throw new ValidationFailed([read]);
    return read.href;
  }

  /** Without path and query: receivers may put secrets there. */
  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: AuditAction,
    { id, url, enabled }: WebhookEntity,
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject: new URL(url).origin, details: { id, enabled } });
  }
}

function present(
  { id, url, kinds, enabled, failingSince, disabledAt, previousUntil, createdAt }: WebhookEntity,
  now: Date,
): WebhookDto {
  return {
    id,
    url,
    kinds: [...kinds],
    enabled,
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    disabledReason: disabledAt === null ? null : 'nothing_delivered',
    previousSecretUntil: previousUntil !== null && now < previousUntil ? previousUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

/** An API key without `price.read` can neither subscribe to prices nor redirect a webhook that has them. @throws ValidationFailed PRICES_HIDDEN */
function requirePrices({ permissions }: Pick<Actor, 'permissions'>, kinds: readonly string[]): void {
  if (!kinds.some((kind) => isHidden(kind, permissions))) return;
  const message = msg`Events about approvals and changed prices contain totals, which this API key cannot see.`;
  throw new ValidationFailed([{ pointer: '/kinds', code: 'PRICES_HIDDEN', message }]);
}

/** Parses the URL of a webhook. The IP addresses of its host are checked at each delivery. */
function readWebhookAddress(text: string, rules: EgressRules): URL | FieldError {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    return problem('URL_INVALID', msg`Enter a URL like https://example.com/lading-events.`);
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return problem('URL_INVALID', msg`Enter the URL without user name, password and fragment (#).`);
  const refusal = rules.refusalOf(url);
  if (refusal === 'not-public')
    return problem('URL_NOT_ALLOWED', msg`This address is not public. The operator of this installation can allow it.`);
  if (refusal === 'not-https')
    return problem('URL_NOT_ALLOWED', msg`Events are sent over https only. Enter a URL with https.`);
  return url;
}

function problem(code: string, message: Message): FieldError {
  return { pointer: '/url', code, message };
}
