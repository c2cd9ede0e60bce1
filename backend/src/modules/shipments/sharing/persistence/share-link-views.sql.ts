import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import { ShareLinkViewEntity } from './share-link-view.entity.js';

/** Newest views per link. */
const VIEWS_SHOWN = 20;
const KEYS = ['id', 'shareLinkId', 'viewedAt', 'addressHash', 'userAgent', 'documentId'] as const;

export type ShareViewRow = Pick<ShareLinkViewEntity, (typeof KEYS)[number]>;

/** Reads views of share links for members. */
@Injectable()
export class ShareLinkViewQueries {
  constructor(private readonly database: Database) {}

  /** The newest views of each link of a shipment, newest first. */
  newest(companyId: string, shipmentId: string): Promise<ShareViewRow[]> {
    return this.database.query(
      `SELECT ${KEYS.join(', ')} FROM (
         SELECT ${columnsOf(ShareLinkViewEntity, 'v', KEYS)}, ROW_NUMBER() OVER (PARTITION BY v.share_link_id ORDER BY v.id DESC) AS place
           FROM share_link_view v JOIN share_link s ON s.company_id = v.company_id AND s.id = v.share_link_id
          WHERE s.company_id = ? AND s.shipment_id = ?) recent
        WHERE place <= ? ORDER BY id DESC`,
      [companyId, shipmentId, VIEWS_SHOWN],
    );
  }
}
