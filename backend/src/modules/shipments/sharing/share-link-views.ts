import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { addressBlock } from '../../../platform/throttle/throttle.js';
import { type ShareLinkRow, ShareLinksRepository } from './persistence/share-links.repository.js';

const USER_AGENT_MAX = 200;

/** A visitor of a link: IP address and browser of the request. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** Stores views of share links. */
@Injectable()
export class ShareLinkViews {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly secrets: SecretBox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param documentId null for the page itself */
  record({ companyId, id }: ShareLinkRow, { address, userAgent }: Visitor, documentId: string | null): Promise<void> {
    const view = {
      companyId,
      shareLinkId: id,
      viewedAt: this.clock.now(),
      addressHash: this.hashOf(id, addressBlock(address)),
      userAgent: userAgent.slice(0, USER_AGENT_MAX),
      documentId,
    };
    return this.database.transaction((tx) => this.links.addView(tx, view));
  }

  /** Keyed and per link, so that addresses cannot be found by brute force, nor visitors compared between links. */
  private hashOf(linkId: string, address: string): string {
    return createHmac('sha256', this.secrets.currentKey('share link visitors').key)
      .update(`${linkId} ${address}`)
      .digest('hex');
  }
}
