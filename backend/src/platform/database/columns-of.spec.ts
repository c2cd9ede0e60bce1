import { Column, Entity, PrimaryColumn } from 'typeorm';
import { columnsOf, type SqlRow } from './columns-of.js';

abstract class OfCompany {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30 })
  companyId: string;
}

@Entity('dock')
class DockEntity extends OfCompany {
  @PrimaryColumn({ type: 'char', length: 30 })
  id: string;

  @Column({ name: 'has_ramp', type: 'boolean', nullable: true })
  hasRamp: boolean | null;

  @Column({ type: 'boolean' })
  open: boolean;

  door: number;
}

describe('columnsOf', () => {
  it('selects columns with their property names as aliases', () => {
    expect(columnsOf(DockEntity, 'd', ['id', 'hasRamp', 'open'])).toBe('d.id, d.has_ramp AS hasRamp, d.open');
  });

  it('includes the columns of base classes', () => {
    expect(columnsOf(DockEntity, 'dock', ['companyId'])).toBe('dock.company_id AS companyId');
  });

  it('accepts columns of the entity only', () => {
    expect(() => columnsOf(DockEntity, 'd', ['door'])).toThrow('DockEntity has no column for "door".');
    // @ts-expect-error: not a property
    expect(() => columnsOf(DockEntity, 'd', ['gate'])).toThrow('DockEntity has no column for "gate".');
  });

  it('has a row type without booleans, which the driver returns as numbers', () => {
    const row: SqlRow<DockEntity, 'id' | 'hasRamp' | 'open'> = { id: 'a', hasRamp: null, open: 1 };
    // @ts-expect-error: a number
    row.open = true;
    expect(row.id).toBe('a');
  });
});
