import { Injectable } from '@nestjs/common';
import { type Message, msg, verbatim } from '../../../messages/message.js';
import { LocationsService } from '../../locations/index.js';
import { BrandingService } from '../../companies/index.js';
import { type DocumentDto, type DocumentFile, DocumentsService } from '../../documents/index.js';
import { PUBLIC_EVENTS } from './domain/public-events.js';
import { OpenLink } from './open-link.js';
import type { Position } from './map/project.js';
import type { MappedJourney } from './map/tracking-map.js';
import { type SharedEvent, SharedShipments, type SharedShipment } from './persistence/shared-shipments.sql.js';
import type { ShareLinkRow } from './persistence/share-links.repository.js';
import { closedPage, pageBrand, type PublicPage } from './public-page.js';
import { ShareLinkViews, type Visitor } from './share-link-views.js';
import { type SharedDocument, trackingPage } from './tracking-page.js';

/** Documents of the scope `tracking_and_documents`. Others show prices or are internal. */
const SHARED_KINDS: Readonly<Record<string, Message>> = { BOL: msg`Bill of lading`, POD: msg`Proof of delivery` };

/** A company's logo. */
export interface Logo {
  bytes: Buffer;
  contentType: string;
}

/** Serves the public tracking page, its logo and its documents. */
@Injectable()
export class PublicTrackingService {
  constructor(
    private readonly links: OpenLink,
    private readonly shipments: SharedShipments,
    private readonly branding: BrandingService,
    private readonly documents: DocumentsService,
    private readonly locations: LocationsService,
    private readonly views: ShareLinkViews,
  ) {}

  /** @throws TooManyAttempts */
  async page(token: string, visitor: Visitor): Promise<PublicPage> {
    const opened = await this.links.open(token, visitor.address);
    if (typeof opened === 'number') return closedPage(opened);
    const { link, shipment } = opened;
    const [brand, events, documents] = await Promise.all([
      this.branding.of(link.companyId),
      this.shipments.events(shipment, Object.keys(PUBLIC_EVENTS)),
      this.linkedDocuments(link, token),
    ]);
    await this.views.record(link, visitor, null);
    return trackingPage({
      brand: pageBrand(brand, `/track/${token}/logo`),
      href: `/track/${token}`,
      shipment,
      events,
      documents,
      journey: this.journey(shipment, events),
    });
  }

  /** The logo on the page; null if there is none or the link is closed. @throws TooManyAttempts */
  async logo(token: string, { address }: Visitor): Promise<Logo | null> {
    const opened = await this.links.open(token, address);
    return typeof opened === 'number' ? null : ((await this.branding.of(opened.link.companyId))?.logo ?? null);
  }

  /** A shared document, or the page for closed links if the document is not shared. @throws TooManyAttempts */
  async document(token: string, documentId: string, visitor: Visitor): Promise<DocumentFile | PublicPage> {
    const opened = await this.links.open(token, visitor.address);
    if (typeof opened === 'number') return closedPage(opened);
    const { link } = opened;
    const shared = (await this.sharedDocuments(link)).some(({ id }) => id === documentId);
    if (!shared) return closedPage(404);
    await this.views.record(link, visitor, documentId);
    return this.documents.readShared(link.companyId, link.shipmentId, documentId);
  }

  /** Cities on the map, as exact as the page names them. Null if origin or destination is unknown. */
  private journey(shipment: SharedShipment, events: readonly SharedEvent[]): MappedJourney | null {
    const { originCity, originState, destinationCity, destinationState, endedAt } = shipment;
    const origin = this.position(originCity, originState);
    const destination = this.position(destinationCity, destinationState);
    if (origin === null || destination === null) return null;
    const passed = events.toReversed().flatMap(({ type, city, state }) => {
      const position = type === 'booked' || city === null || state === null ? null : this.position(city, state);
      return position === null ? [] : [{ name: `${city}, ${state}`, position }];
    });
    return {
      origin: { name: `${originCity}, ${originState}`, position: origin },
      destination: { name: `${destinationCity}, ${destinationState}`, position: destination },
      passed,
      isEnded: endedAt !== null,
    };
  }

  private position(city: string, state: string): Position | null {
    const [found] = this.locations.search(`${city}, ${state}`, 1);
    const isFound = found?.city.toLowerCase() === city.trim().toLowerCase() && found.state === state;
    return isFound && found.latitude !== null && found.longitude !== null ? [found.longitude, found.latitude] : null;
  }

  private async linkedDocuments(link: ShareLinkRow, token: string): Promise<SharedDocument[] | null> {
    if (link.scope === 'tracking') return null;
    const shared = await this.sharedDocuments(link);
    return shared.map(({ id, kind }) => ({
      name: SHARED_KINDS[kind] ?? verbatim(kind),
      href: `/track/${token}/documents/${id}`,
    }));
  }

  private async sharedDocuments({ companyId, shipmentId, scope }: ShareLinkRow): Promise<DocumentDto[]> {
    if (scope === 'tracking') return [];
    return this.documents.listShared(companyId, shipmentId, Object.keys(SHARED_KINDS));
  }
}
