import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { Actor } from '../../../platform/auth/actor.js';
import { csvLine, type CsvRow } from '../../../platform/http/files/csv.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { type DocumentDto, DocumentsService } from '../../documents/index.js';
import { presentCharges } from '../charges/charges.presenter.js';
import { ChargesQueries } from '../charges/persistence/charges.sql.js';
import { CarrierBillsRepository } from '../charges/received/persistence/carrier-bills.repository.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { type EvidenceEvent, EvidenceEventsRepository } from './persistence/evidence-events.sql.js';
import type { PrivateFile } from '../../../platform/http/files/send-privately.js';
import { ShipmentDocuments } from './shipment-documents.js';

/** All data of a shipment in one ZIP file, for disputes. Limited to what the user may read; prices only with `price.read`. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly documents: DocumentsService,
    private readonly events: EvidenceEventsRepository,
    private readonly charges: ChargesQueries,
    private readonly bills: CarrierBillsRepository,
  ) {}

  /** @throws NotFound */
  async pack(actor: Actor, shipmentId: string): Promise<PrivateFile> {
    const shipment = await this.shipments.find(actor.companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    const { items: documents } = await this.shipmentDocuments.list(actor, shipmentId);
    const zip = new yazl.ZipFile();
    const add = (name: string, text: string): void =>
      zip.addBuffer(Buffer.from(text), name, { mtime: shipment.createdAt });
    add('shipment.json', json(describe(shipment, documents)));
    const events = await this.events.list(actor.companyId, shipmentId);
    add('events.json', json(events));
    add('events.csv', csv([EVENT_COLUMNS, ...events.map(eventRow)]));
    if (actor.permissions.has('price.read')) await this.addCharges(add, actor.companyId, shipmentId);
    for (const { id, kind, version, fileName, createdAt } of documents) {
      const { size, open } = await this.documents.open(actor.companyId, shipmentId, id);
      zip.addReadStreamLazy(
        `documents/${kind}-${version}-${fileName}`,
        { mtime: new Date(createdAt), size, compress: false },
        (done) => done(null, open()),
      );
    }
    zip.end();
    return {
      fileName: `Evidence-${shipment.number}.zip`,
      contentType: 'application/zip',
      open: () => new Readable().wrap(zip.outputStream),
    };
  }

  private async addCharges(
    add: (name: string, text: string) => void,
    companyId: string,
    shipmentId: string,
  ): Promise<void> {
    const { stages } = presentCharges(await this.charges.ofShipment(companyId, shipmentId), []);
    for (const bill of await this.bills.ofShipment(companyId, shipmentId))
      add(`received/${bill.kind}-${bill.id}.json`, bill.original);
    add('charges.json', json(stages));
    const rows = stages.flatMap(({ stage, lines }) =>
      lines.map(({ code, description, quantity, basis, rate, amount }) => [
        stage,
        code,
        description,
        quantity,
        basis,
        rate,
        amount.amount / 100,
        amount.currency,
      ]),
    );
    add(
      'charges.csv',
      csv([['stage', 'code', 'description', 'quantity', 'basis', 'rate', 'amount', 'currency'], ...rows]),
    );
  }
}

const EVENT_COLUMNS = ['occurredAt', 'timeZone', 'receivedAt', 'type', 'source', 'code', 'reason'];

function eventRow({ occurredAt, timeZone, receivedAt, type, source, code, reason }: EvidenceEvent): CsvRow {
  return [occurredAt.toISOString(), timeZone, receivedAt.toISOString(), type, source, code, reason];
}

/** The shipment without prices, and the SHA-256 of every file in the ZIP. */
function describe(
  {
    number,
    bolNumber,
    proNumber,
    carrierName,
    scac,
    mode,
    status,
    pickupOn,
    estimatedDeliveryOn,
    body,
    createdAt,
  }: ShipmentRow,
  documents: DocumentDto[],
): object {
  const {
    quoteNumber,
    service,
    stops,
    pickup,
    delivery,
    units,
    handlingUnits,
    accessorials,
    references,
    instructions,
  } = body;
  return {
    number,
    quoteNumber,
    bolNumber,
    proNumber,
    carrier: { name: carrierName, scac },
    mode,
    service,
    status,
    pickupOn,
    estimatedDeliveryOn,
    stops,
    pickup,
    delivery,
    units,
    handlingUnits,
    accessorials,
    references,
    instructions,
    bookedAt: createdAt,
    documents,
  };
}

function csv(rows: readonly CsvRow[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
