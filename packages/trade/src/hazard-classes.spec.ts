import { basicDescription, hasPackingGroup, needsTechnicalName } from './hazard-classes';

describe('hazardous material', () => {
  it('is described in the order of 49 CFR 172.202', () => {
    const material = {
      unNumber: 'UN2744',
      properShippingName: 'Cyclobutyl chloroformate',
      technicalName: '',
      hazardClass: '6.1',
      subsidiary: ['8', '3'],
      packingGroup: 'II',
    };
    expect(basicDescription(material)).toBe('UN2744, Cyclobutyl chloroformate, 6.1, (8, 3), PG II');
  });

  it('leaves out what is not there and puts the technical name in parentheses', () => {
    const material = {
      unNumber: 'UN1993',
      properShippingName: 'Flammable liquids, n.o.s.',
      technicalName: 'contains xylene',
      hazardClass: '3',
      subsidiary: [],
      packingGroup: '',
    };
    expect(basicDescription(material)).toBe('UN1993, Flammable liquids, n.o.s. (contains xylene), 3');
  });

  it.each([
    ['1.4', false],
    ['2.1', false],
    ['3', true],
    ['5.1', true],
    ['5.2', false],
    ['6.1', true],
    ['6.2', false],
    ['7', false],
    ['9', true],
  ])('class %s has a packing group: %s', (hazardClass, has) => {
    expect(hasPackingGroup(hazardClass)).toBe(has);
  });

  it.each([
    ['Flammable liquids, n.o.s.', true],
    ['Corrosive liquid, N.O.S', true],
    ['Acetone', false],
    ['Nostoc', false],
  ])('%s needs a technical name: %s', (name, needs) => {
    expect(needsTechnicalName(name)).toBe(needs);
  });
});
