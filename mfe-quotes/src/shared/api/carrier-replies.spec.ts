import { offer } from '../testing/offers';
import { quote } from '../testing/quotes';
import { applyCarrierReply } from './carrier-replies';
import type { CarrierReply } from './types';

const carrier = { scac: 'ZZSL', name: 'Slow Demo Lines', demo: true };
const asking = () => quote({ carriers: [{ carrier, state: 'asked', since: '2026-11-20T15:00:00.000Z' }] });
const offered: CarrierReply = {
  type: 'offer',
  data: { revision: 1, carrier, offer: offer({ id: 'ofr_late', carrier }) },
};
const declined: CarrierReply = {
  type: 'declined',
  data: { revision: 1, carrier, code: 'CARRIER_TIMEOUT', message: 'No answer within 20 seconds.' },
};

describe('applyCarrierReply', () => {
  it('applies a late offer once, however often it is received', () => {
    const once = applyCarrierReply(asking(), offered);
    expect(once).toMatchObject({ offerCount: 4, carriers: [{ state: 'offered' }] });
    expect(once.offers.at(-1)!.id).toBe('ofr_late');
    expect(applyCarrierReply(once, offered)).toEqual(once);
  });

  it('applies a reason once', () => {
    const once = applyCarrierReply(asking(), declined);
    expect(once.declined.map(({ code }) => code)).toEqual(['TARIFF_GAP', 'CARRIER_TIMEOUT']);
    expect(once.carriers[0]!.state).toBe('declined');
    expect(applyCarrierReply(once, declined).declined).toHaveLength(2);
  });

  it('ignores replies to another revision', () => {
    const rerated = { ...asking(), revision: 2 };
    expect([offered, declined].map((answer) => applyCarrierReply(rerated, answer))).toEqual([rerated, rerated]);
  });

  it('marks a carrier with an offer even if the price is hidden', () => {
    const hidden = applyCarrierReply(asking(), {
      type: 'offer',
      data: { ...offered.data, offer: null },
    } as CarrierReply);
    expect(hidden).toMatchObject({ offerCount: 3, carriers: [{ state: 'offered' }] });
  });

  it('ends rating when all carriers have responded', () => {
    expect(
      applyCarrierReply({ ...asking(), status: 'rating', offers: [] }, { type: 'done', data: { revision: 1 } }).status,
    ).toBe('no_offers');
    const answered = { ...asking(), status: 'rating' as const, offers: [] };
    const offer = { ...asking().carriers[0]!, state: 'offered' as const };
    expect(applyCarrierReply({ ...answered, carriers: [offer] }, { type: 'done', data: { revision: 1 } }).status).toBe(
      'quoted',
    );
    expect(applyCarrierReply(quote({ status: 'booked' }), { type: 'done', data: { revision: 1 } }).status).toBe(
      'booked',
    );
  });
});
