import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { addressBlock, Throttle } from '../../../platform/throttle/throttle.js';
import { type DocumentDto, type DocumentFile, DocumentsService } from '../../documents/index.js';
import { PUBLIC_EVENTS } from './domain/public-events.js';
import { linkStateAt } from './domain/share-link.js';
import { SharedShipments, type SharedShipment } from './persistence/shared-shipments.sql.js';
import { type ShareLinkRow, ShareLinksRepository } from './persistence/share-links.repository.js';
import { ShareLinkViews, type Visitor } from './share-link-views.js';
import { TenderLinksRepository } from '../tender/persistence/tender-links.sql.js';
import { closedPage, type SharedDocument, trackingPage } from './tracking-page.js';

/** View limits: per address per minute, and per link per hour. */
const ADDRESS_LIMIT = { name: 'tracking-address', points: 60, seconds: 60 };
const LINK_LIMIT = { name: 'tracking-link', points: 600, seconds: 3_600 };
/** Documents of the scope `tracking_and_documents`. Others show prices or are internal. */
const SHARED_KINDS: Readonly<Record<string, string>> = { BOL: 'Bill of lading', POD: 'Proof of delivery' };

/** HTML of a public page with its status code. */
export interface PublicPage {
  status: 200 | 404 | 410;
  html: string;
}

interface Opened {
  link: ShareLinkRow;
  shipment: SharedShipment;
}

/** Serves the public tracking page and its documents. */
@Injectable()
export class PublicTrackingService {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly shipments: SharedShipments,
    private readonly senders: TenderLinksRepository,
    private readonly documents: DocumentsService,
    private readonly throttle: Throttle,
    private readonly views: ShareLinkViews,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttempts */
  async page(token: string, visitor: Visitor): Promise<PublicPage> {
    const opened = await this.open(token, visitor);
    if (typeof opened === 'number') return { status: opened, html: closedPage() };
    const { link, shipment } = opened;
    const [{ companyName }, events, documents] = await Promise.all([
      this.senders.senders(link.companyId, link.createdBy),
      this.shipments.events(shipment, Object.keys(PUBLIC_EVENTS)),
      this.linkedDocuments(link, token),
    ]);
    await this.views.record(link, visitor, null);
    return { status: 200, html: trackingPage({ companyName, shipment, events, documents }) };
  }

  /** A shared document, or the page for closed links if the document is not shared. @throws TooManyAttempts */
  async document(token: string, documentId: string, visitor: Visitor): Promise<DocumentFile | PublicPage> {
    const opened = await this.open(token, visitor);
    if (typeof opened === 'number') return { status: opened, html: closedPage() };
    const { link } = opened;
    const shared = (await this.sharedDocuments(link)).some(({ id }) => id === documentId);
    if (!shared) return { status: 404, html: closedPage() };
    await this.views.record(link, visitor, documentId);
    return this.documents.readShared(link.companyId, link.shipmentId, documentId);
  }

  /** The link of a token and its shipment; 404 for an unknown token, 410 for a closed link. */
  private async open(token: string, { address }: Visitor): Promise<Opened | 404 | 410> {
    await this.throttle.take([{ ...ADDRESS_LIMIT, key: addressBlock(address) }]);
    const link = await this.links.findByToken(hashToken(token));
    if (link === null) return 404;
    const shipment = await this.shipments.find(link.companyId, link.shipmentId);
    if (
      shipment === null ||
      linkStateAt(this.clock.now(), { ...link, endedAt: shipment.endedAt, timeZone: shipment.timeZone }) !== 'open'
    )
      return 410;
    await this.throttle.take([{ ...LINK_LIMIT, key: link.id }]);
    return { link, shipment };
  }

  private async linkedDocuments(link: ShareLinkRow, token: string): Promise<SharedDocument[] | null> {
    if (link.scope === 'tracking') return null;
    const shared = await this.sharedDocuments(link);
    return shared.map(({ id, kind }) => ({
      name: SHARED_KINDS[kind] ?? kind,
      href: `/track/${token}/documents/${id}`,
    }));
  }

  private async sharedDocuments({ companyId, shipmentId, scope }: ShareLinkRow): Promise<DocumentDto[]> {
    if (scope === 'tracking') return [];
    return this.documents.listShared(companyId, shipmentId, Object.keys(SHARED_KINDS));
  }
}
