export const number = '00';
export const title = 'A company sees nothing of another';

export async function check({ product, expect }) {
  const owner = await product.person();
  const stranger = await product.person();
  const address = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };
  const made = await owner.client.post('/api/v1/contacts', { name: 'Acme DC', address });
  expect(made.status === 201, `a contact was answered ${made.status} ${made.text}`);
  const path = `/api/v1/contacts/${made.json?.id}`;
  expect((await owner.client.get(path)).status === 200, 'the owner does not see the contact');
  expect((await stranger.client.get(path)).status === 404, 'another company sees the contact');
  expect((await product.visitor().get(path)).status === 401, 'a visitor sees the contact');
}
