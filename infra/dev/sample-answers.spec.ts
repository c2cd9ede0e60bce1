import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { sampleAnswer } from './sample-answers.mjs';

const document = readJson(path.join(root, 'backend/openapi.json'));

describe('sampleAnswer', () => {
  it('has the shape of the document: lists, money, times, one of the allowed states', () => {
    const { status, body } = sampleAnswer(document, 'GET', '/api/v1/quotes')!;
    expect([status, body.items.length, body.nextCursor]).toEqual([200, 3, null]);
    const [quote] = body.items;
    expect(quote).toMatchObject({
      id: 'sample_1',
      pickupOn: '2026-11-18',
      createdAt: '2026-11-18T15:30:00.000Z',
      totalWeight: 1,
    });
    expect(document.components.schemas.QuoteSummaryDto.properties.status.enum).toContain(quote.status);
  });

  it('gives the rows of a list different ids', () => {
    expect(sampleAnswer(document, 'GET', '/api/v1/shipments')!.body.items.map(({ id }: { id: string }) => id)).toEqual([
      'sample_1',
      'sample_2',
      'sample_3',
    ]);
  });

  it.each([
    ['a thing by its id', 'GET', '/api/v1/quotes/sample_1', 200],
    ['a command', 'POST', '/api/v1/quotes', 201],
  ])('answers %s', (_what, method, address, status) => {
    expect(sampleAnswer(document, method, address)).toMatchObject({ status, body: { id: 'sample_1' } });
  });

  it.each([
    ['GET', '/api/v1/nowhere'],
    ['DELETE', '/api/v1/quotes'],
  ])('knows no %s %s', (method, address) => {
    expect(sampleAnswer(document, method, address)).toBeUndefined();
  });
});
