import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices of carriers as records, decisions about them, and the append-only charges of shipments after the booking. */
export class CarrierInvoices1781000000110 implements MigrationInterface {
  name = 'CarrierInvoices1781000000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS carrier_invoice (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        status varchar(9) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        version int NOT NULL DEFAULT 1,
        source varchar(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        carrier_bill_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        scac varchar(4) CHARACTER SET ascii COLLATE ascii_bin NULL,
        carrier_name varchar(60) NULL,
        number varchar(100) NOT NULL,
        billed_on date NULL,
        due_on date NULL,
        pro_number varchar(30) NULL,
        bol_number varchar(30) NULL,
        shipment_number varchar(30) NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        matched_by varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        total bigint NOT NULL,
        agreed_total bigint NULL,
        approved_total bigint NULL,
        verdict varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        body json NOT NULL,
        created_by char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        created_at datetime(3) NOT NULL,
        CONSTRAINT pk_carrier_invoice PRIMARY KEY (company_id, id),
        CONSTRAINT uq_carrier_invoice_bill UNIQUE (company_id, carrier_bill_id),
        KEY ix_carrier_invoice_status (company_id, status, id),
        KEY ix_carrier_invoice_number (company_id, number),
        KEY ix_carrier_invoice_pro (company_id, pro_number),
        KEY ix_carrier_invoice_bol (company_id, bol_number),
        KEY ix_carrier_invoice_shipment (company_id, shipment_id),
        CONSTRAINT fk_carrier_invoice_bill FOREIGN KEY (company_id, carrier_bill_id) REFERENCES carrier_bill (company_id, id) ON DELETE CASCADE,
        CONSTRAINT fk_carrier_invoice_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT ck_carrier_invoice_status CHECK (status IN ('unmatched', 'review', 'held', 'disputed', 'approved', 'paid', 'replaced', 'withdrawn'))
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS invoice_decision (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        invoice_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        reason varchar(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        amount bigint NULL,
        note varchar(500) NULL,
        actor_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        decided_at datetime(3) NOT NULL,
        CONSTRAINT pk_invoice_decision PRIMARY KEY (company_id, id),
        KEY ix_invoice_decision_invoice (company_id, invoice_id, id),
        CONSTRAINT fk_invoice_decision_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS charge_entry (
        company_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        shipment_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        invoice_id char(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        stage varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        code varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        description varchar(200) NOT NULL,
        amount bigint NOT NULL,
        currency char(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        source varchar(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        actor_id char(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        recorded_at datetime(3) NOT NULL,
        CONSTRAINT pk_charge_entry PRIMARY KEY (company_id, id),
        KEY ix_charge_entry_shipment (company_id, shipment_id, id),
        KEY ix_charge_entry_invoice (company_id, invoice_id),
        CONSTRAINT fk_charge_entry_shipment FOREIGN KEY (company_id, shipment_id) REFERENCES shipment (company_id, id),
        CONSTRAINT fk_charge_entry_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES carrier_invoice (company_id, id) ON DELETE CASCADE,
        CONSTRAINT ck_charge_entry_stage CHECK (stage IN ('INVOICED', 'ADJUSTED', 'CREDITED', 'PAID'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['charge_entry', 'invoice_decision', 'carrier_invoice'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
