import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../../Root';
import { mockApi, type MockRequest, type MockRoute } from '../../shared/testing/mock-api';
import { places } from '../../shared/testing/places';
import { quote, ratingResult } from '../../shared/testing/quotes';

const PREVIEW = 'POST /api/v1/rating/preview';
const CREATE = 'POST /api/v1/quotes';
const rated: MockRoute = () => ({ body: ratingResult });

function open(routes: Record<string, MockRoute> = {}) {
  const requests = mockApi({ 'GET /api/v1/locations': places, [PREVIEW]: rated, 'GET /api/v1/quotes/qte_1': () => ({ body: quote() }), ...routes });
  const host = createFakeHost();
  const view = renderWithHost(Root, '/quotes/new', host);
  const user = userEvent.setup({ delay: null });
  return { requests, host, user, view };
}

const sent = (requests: MockRequest[], method: string, path: string) => requests.filter((request) => request.method === method && request.path === path);

/** A field by its label within a group of the form. */
const field = (label: string, group: string) => within(screen.getByRole('group', { name: group })).getByLabelText(label);

/** Fills lane and freight: 2 pallets of 48x40x48 and 1,000 lb from Chicago to Dallas. */
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Postal code or city', 'From'), '60601');
  await user.type(field('Postal code or city', 'To'), '75201');
  fireEvent.change(screen.getByLabelText('Count'), { target: { value: '2' } });
  await user.click(screen.getByLabelText('Length, in'));
  await user.keyboard('48x40x48');
  await user.type(screen.getByLabelText('Total weight, lb'), '1000');
}

beforeEach(() => localStorage.clear());

test('rates live with what is typed, and shows what follows from it', async () => {
  const { requests, user } = open();
  await fill(user);
  const result = await screen.findByRole('table', { name: 'Offers for the freight as entered' });
  expect(within(result).getByText('$265.84')).toBeInTheDocument();
  const [preview] = sent(requests, 'POST', '/api/v1/rating/preview');
  expect(preview!.body).toMatchObject({
    stops: [{ type: 'origin', postalCode: '60601', country: 'US' }, { type: 'destination', postalCode: '75201', country: 'US' }],
    handlingUnits: [{ count: 2, type: 'PAT', length: 48, width: 40, height: 48, weight: 1000, commodities: [{ weight: 1000, freightClass: null }] }],
    accessorials: [],
  });
  expect(screen.getByText('9.38 lb/cu ft')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Trailer floor of 53 ft, freight on the first 4 ft' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'By density (100)' })).toBeInTheDocument();
  expect(screen.getByText('Chicago, IL, CST')).toBeInTheDocument();
});
