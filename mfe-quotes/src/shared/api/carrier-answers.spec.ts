import { offer } from '../testing/offers';
import { quote } from '../testing/quotes';
import { withAnswer } from './carrier-answers';
import type { CarrierAnswer } from './types';

const carrier = { scac: 'ZZSL', name: 'Slow Demo Lines', demo: true };
const asking = () => quote({ carriers: [{ carrier, state: 'asked', since: '2026-11-20T15:00:00.000Z' }] });
const offered: CarrierAnswer = {
  type: 'offer',
  data: { revision: 1, carrier, offer: offer({ id: 'ofr_late', carrier }) },
};
const declined: CarrierAnswer = {
  type: 'declined',
  data: { revision: 1, carrier, code: 'CARRIER_TIMEOUT', message: 'No answer within 20 seconds.' },
};

describe('withAnswer', () => {
  it('takes in a late offer once, however often it is heard', () => {
    const once = withAnswer(asking(), offered);
    expect(once).toMatchObject({ offerCount: 4, carriers: [{ state: 'offered' }] });
    expect(once.offers.at(-1)!.id).toBe('ofr_late');
    expect(withAnswer(once, offered)).toEqual(once);
  });

  it('takes in a reason once', () => {
    const once = withAnswer(asking(), declined);
    expect(once.declined.map(({ code }) => code)).toEqual(['TARIFF_GAP', 'CARRIER_TIMEOUT']);
    expect(once.carriers[0]!.state).toBe('declined');
    expect(withAnswer(once, declined).declined).toHaveLength(2);
  });

  it('leaves aside what belongs to another revision', () => {
    const rerated = { ...asking(), revision: 2 };
    expect([offered, declined].map((answer) => withAnswer(rerated, answer))).toEqual([rerated, rerated]);
  });

  it('notes that a carrier offer received also when the price is hidden', () => {
    const hidden = withAnswer(asking(), { type: 'offer', data: { ...offered.data, offer: null } } as CarrierAnswer);
    expect(hidden).toMatchObject({ offerCount: 3, carriers: [{ state: 'offered' }] });
  });

  it('ends rating when all have answered', () => {
    expect(
      withAnswer({ ...asking(), status: 'rating', offers: [] }, { type: 'done', data: { revision: 1 } }).status,
    ).toBe('quoted');
    expect(withAnswer(quote({ status: 'booked' }), { type: 'done', data: { revision: 1 } }).status).toBe('booked');
  });
});
