import { foldOf } from './fold-of';

describe('foldOf', () => {
  it.each([
    ['stops.0.postalCode', null],
    ['stops.1.city', null],
    ['stops.1.name', 'address'],
    ['stops.0.contact.phone', 'address'],
    ['pickup.on', null],
    ['pickup.closeAt', 'times'],
    ['delivery.on', 'times'],
    ['temperature.min', 'mode'],
    ['intermediates.0.postalCode', 'mode'],
    ['handlingUnits.0.length', null],
    ['handlingUnits.1.commodities.0.description', null],
    ['handlingUnits.1.evidence', 'item.1'],
    ['handlingUnits.0.commodities.2.hazmat.emergencyPhone', 'item.0'],
    ['handlingUnits.0.commodities.2.hsCode', 'customs'],
    ['accessorials', null],
    ['payment.billTo.name', 'payment'],
    ['declaredValue.amount', 'value'],
    ['instructions', 'references'],
  ])('%s is in %s', (path, fold) => expect(foldOf(path)).toBe(fold));
});
