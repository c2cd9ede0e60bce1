import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(30) CHARACTER SET ascii COLLATE ascii_bin';

/** Email addresses that get updates of a shipment through a public tracking link. */
export class TrackingSubscriptions1781000000088 implements MigrationInterface {
  name = 'TrackingSubscriptions1781000000088';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS tracking_subscription (
        company_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        share_link_id ${ID} NOT NULL,
        shipment_id ${ID} NOT NULL,
        email varchar(254) NOT NULL,
        token_sealed varbinary(200) NOT NULL,
        state varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        told_milestone varchar(30) NULL,
        told_eta_on date NULL,
        created_at datetime(3) NOT NULL,
        erase_at datetime(3) NOT NULL,
        CONSTRAINT pk_tracking_subscription PRIMARY KEY (company_id, id),
        CONSTRAINT uq_tracking_subscription_id UNIQUE (id),
        CONSTRAINT uq_tracking_subscription_email UNIQUE (company_id, share_link_id, email),
        KEY ix_tracking_subscription_shipment (company_id, shipment_id, state),
        KEY ix_tracking_subscription_erase (erase_at),
        CONSTRAINT fk_tracking_subscription_link FOREIGN KEY (company_id, share_link_id) REFERENCES share_link (company_id, id),
        CONSTRAINT ck_tracking_subscription_state CHECK (state IN ('pending', 'confirmed', 'ended'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tracking_subscription');
  }
}
