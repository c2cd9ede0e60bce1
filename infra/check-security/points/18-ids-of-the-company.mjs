import { business } from '../business-day.mjs';
import { World } from '../fuzz/world.mjs';

export const number = '18';
export const title = "Another company's id in a body is 404 or 422";

const RANDOM = '01BX5ZZKBKACTAV9WEVGEMMVRZ';

export async function check({ product, expect }) {
  const [mine, theirs] = await Promise.all([0, 1].map(async () => openWorld(await product.person())));
  const { client, world } = mine;
  const request = world.quoteRequest();
  const withContact = (contactId) => ({ ...request, stops: [{ ...request.stops[0], contactId }, request.stops[1]] });
  const quote = await world.quote();
  const offer = await theirs.world.quote();
  const money = { amount: 1, currency: 'USD' };
  const key = () => world.key();
  const sends = {
    'contactId of a preview': [
      'ctc',
      theirs.world.ids.contact,
      (id) => client.post('/api/v1/rating/preview', withContact(id)),
    ],
    'contactId of a quote': ['ctc', theirs.world.ids.contact, (id) => client.post('/api/v1/quotes', withContact(id))],
    'contactId of a changed quote': [
      'ctc',
      theirs.world.ids.contact,
      (id) => client.put(`/api/v1/quotes/${quote.id}`, withContact(id)),
    ],
    'otherId of a merge': [
      'ctc',
      theirs.world.ids.contact,
      (id) => client.post(`/api/v1/contacts/${world.ids.contact}/merge`, { otherId: id }),
    ],
    'offerId of a booking': [
      'ofr',
      offer.offers[0].id,
      (id) =>
        client.post(
          `/api/v1/quotes/${quote.id}/book`,
          { ...world.booking(quote), offerId: id, acceptedTotal: money },
          key(),
        ),
    ],
    'shipmentIds to print': [
      'shp',
      theirs.world.ids.shipment,
      (id) => client.post('/api/v1/shipments/print', { shipmentIds: [id], kind: 'bol' }),
    ],
    'userId of a transfer': [
      'usr',
      theirs.world.ids.user,
      (id) => client.post('/api/v1/company/ownership', { userId: id }),
    ],
  };
  for (const [what, [prefix, id, send]] of Object.entries(sends)) {
    const foreign = await send(id);
    const unknown = await send(`${prefix}_${RANDOM}`);
    expect([404, 422].includes(foreign.status), `the ${what}: ${foreign.status} ${foreign.text}`);
    expect(
      foreign.status === unknown.status && foreign.json?.code === unknown.json?.code,
      `the ${what} differs from an unknown id`,
    );
  }
  const own = await client.post('/api/v1/quotes', withContact(world.ids.contact));
  expect(own.status === 201, `an own contact was answered ${own.status} ${own.text}`);
}

async function openWorld({ client }) {
  const ask = (method, path, body, headers) => client.ask(method, path, body, headers);
  return { client, world: await new World(ask, business(3)).open() };
}
