import type { QuoteRequest } from '../../../shared/api/types';
import { chicagoToNapa } from '../../../shared/testing/requests';
import { describeChanges } from './describe-changes';

describe('describeChanges', () => {
  it('is empty for the same request, also when nothing is written in another way', () => {
    const next = chicagoToNapa();
    delete next.delivery!.on;
    next.instructions = '';
    expect(describeChanges(chicagoToNapa(), next)).toEqual([]);
  });

  it('names each change by its field and shows an only commodity once', () => {
    const next = chicagoToNapa();
    next.stops[1]!.postalCode = '75201';
    next.handlingUnits[0]!.weight = 1200;
    next.handlingUnits[0]!.commodities[0]!.weight = 1200;
    next.handlingUnits[0]!.commodities[0]!.freightClass = null;
    next.handlingUnits[0]!.stackable = true;
    expect(describeChanges(chicagoToNapa(), next)).toEqual([
      { label: 'Destination postal code', before: '94558', after: '75201' },
      { label: 'Item 1 weight', before: '1000', after: '1200' },
      { label: 'Item 1 stackable', before: 'no', after: 'yes' },
      { label: 'Item 1 class', before: '70', after: 'by density' },
    ]);
  });

  it('tells the declared value as it is typed', () => {
    const next = { ...chicagoToNapa(), declaredValue: { amount: 250_050, currency: 'USD' as const } };
    expect(describeChanges({ ...chicagoToNapa(), declaredValue: { amount: 100_000, currency: 'USD' } }, next)).toEqual([
      { label: 'Declared value', before: '1000', after: '2500.50' },
    ]);
  });

  it('names a stop put between without changing the last', () => {
    const next = chicagoToNapa();
    next.stops.splice(1, 0, { type: 'intermediate', postalCode: '75201', country: 'US' });
    expect(describeChanges(chicagoToNapa(), next)).toContainEqual({
      label: 'Stop 1 postal code',
      before: 'none',
      after: '75201',
    });
    expect(describeChanges(chicagoToNapa(), next).map(({ label }) => label)).not.toContainEqual(
      expect.stringContaining('Destination'),
    );
  });

  it('names services in words', () => {
    const next: QuoteRequest = { ...chicagoToNapa(), accessorials: ['LFTD', 'APTD'], waivedAccessorials: [] };
    expect(describeChanges(chicagoToNapa(), next)).toEqual([
      { label: 'Services', before: 'Liftgate at delivery', after: 'Liftgate at delivery, Appointment at delivery' },
      { label: 'Not needed', before: 'Limited access at delivery', after: 'none' },
    ]);
  });

  it('shows a new row', () => {
    const next = chicagoToNapa();
    next.handlingUnits.push({
      count: 1,
      type: 'CRT',
      length: 60,
      width: 40,
      height: 40,
      weight: 300,
      commodities: [{ weight: 300 }],
    });
    expect(describeChanges(chicagoToNapa(), next)).toContainEqual({
      label: 'Item 2 weight',
      before: 'none',
      after: '300',
    });
  });
});
