import { chicagoToNapa } from '../../../shared/testing/requests';
import { fromRequest } from './from-request';
import { missingToBook } from './missing-to-book';
import { emptyQuote } from './quote-form-values';

const paths = (values: Parameters<typeof missingToBook>[0]) => missingToBook(values).map(({ path }) => path);

describe('missingToBook', () => {
  it('lists each part once with its first field', () =>
    expect(paths(emptyQuote('2026-11-24'))).toEqual([
      'stops.0.name',
      'stops.1.name',
      'handlingUnits.0.commodities.0.description',
    ]));

  it('finds nothing missing in a whole request', () => {
    const request = chicagoToNapa();
    request.stops[1]!.contact = { name: 'Sam Roe', phone: '+17075550123' };
    expect(paths(fromRequest(request))).toEqual([]);
  });

  it('includes pickup times, the contact and the confirmed phone of hazardous material', () => {
    const values = fromRequest(chicagoToNapa());
    values.pickup.closeAt = '';
    const [commodity] = values.handlingUnits[0]!.commodities;
    commodity!.hazardous = true;
    commodity!.hazmat.emergencyPhone = '800 555 1234';
    expect(paths(values)).toEqual([
      'stops.1.contact.name',
      'pickup.readyFrom',
      'handlingUnits.0.commodities.0.hazmat.emergencyPhone',
    ]);
  });
});
