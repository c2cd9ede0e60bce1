import { curlExample } from './curl-example';

test.each([
  [['price.read', 'quote.read'] as const, '/api/v1/quotes?limit=5'],
  [['shipment.read', 'contact.read'] as const, '/api/v1/shipments?limit=5'],
  [['audit.read'] as const, '/api/v1/company'],
])('a key with %j asks for %s', (permissions, path) => {
  expect(curlExample('https://lading.example', 'ldk_x', permissions)).toBe(
    `curl -H 'Authorization: Bearer ldk_x' 'https://lading.example${path}'`,
  );
});
