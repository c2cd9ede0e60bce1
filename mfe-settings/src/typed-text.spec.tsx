import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockAnswer, type MockRoutes, problem } from './shared/testing/mock-api';
import { COMPANY } from './testing/company';
import { openSettings, section } from './testing/open-settings';

interface Form {
  path: string;
  /** What the page reads. */
  reads: MockRoutes;
  /** The request that saves it. */
  saves: string;
  /** Button that opens the form, where it is not open at once. */
  opens?: string;
  /** Region that it stands in, where labels are not the only ones of the page. */
  region?: string;
  /** Labels with what is typed there; the first is looked at. */
  types: readonly (readonly [string, string])[];
  checks?: string;
  /** Button that saves it. */
  act: string;
  /** Whether the API may ask for a recent proof first. */
  proof?: true;
}

const page = (...items: object[]): MockAnswer => ({ body: { items, nextCursor: null } });
const company = { 'GET /api/v1/company': { body: COMPANY } };
const carriers = {
  ...company,
  'GET /api/v1/company/carriers': page(),
  'GET /api/v1/company/tariffs': page(),
  'GET /api/v1/company/fuel-prices': page(),
};
const members = {
  ...company,
  'GET /api/v1/company/members': page(),
  'GET /api/v1/company/members?status=requested': page(),
  'GET /api/v1/company/invitations': page(),
  'GET /api/v1/company/domains': page(),
};
const associations = { 'GET /api/v1/me/associations': { body: { items: [], offers: [], nextCursor: null } } };
const me = {
  'GET /api/v1/me': {
    body: {
      id: 'usr_1',
      email: 'rosa@hilltop.test',
      fullName: 'Rosa',
      phone: null,
      locale: 'en-US',
      units: 'imperial',
      timeZone: null,
      theme: 'system',
      hasPassword: true,
    },
  },
};
const notifications = {
  'GET /api/v1/me/notification-preferences': {
    body: { kinds: [], quietHours: null, digestAt: '07:00', weeklySummary: false, timeZone: 'America/Chicago' },
  },
  'GET /api/v1/me/followed-shipments': page(),
};
const address = [
  ['Street', '12 S Dock Pl'],
  ['City', 'Chicago'],
  ['State or province', 'IL'],
  ['Postal code', '60601'],
] as const;
const thresholds = {
  ltlMaxWeight: 10000,
  ltlBelowLinearFeet: 12,
  ltlMaxPallets: 6,
  volumeFromPallets: 7,
  volumeAboveWeight: 5000,
  volumeFromLinearFeet: 12,
  volumeMaxWeight: 20000,
  truckloadAboveWeight: 15000,
  truckloadAboveLinearFeet: 24,
  truckloadAbovePallets: 12,
};

const FORMS: Record<string, Form> = {
  'the profile': {
    path: '/settings/user/profile',
    reads: me,
    saves: 'PATCH /api/v1/me',
    types: [['Name', 'Rosa Diaz']],
    act: 'Save profile',
  },
  'a new address of mail': {
    path: '/settings/user/profile',
    reads: me,
    saves: 'POST /api/v1/me/email',
    types: [['New email address', 'rosa@new.test']],
    act: 'Send link',
    proof: true,
  },
  'times of notifications': {
    path: '/settings/user/notifications',
    reads: notifications,
    saves: 'PATCH /api/v1/me/notification-preferences',
    types: [['Daily summary at', '06:30']],
    act: 'Save times',
  },
  'a company to join': {
    path: '/settings/user/association',
    reads: associations,
    saves: 'POST /api/v1/me/associations',
    types: [['Company code', 'QK7M2PXD']],
    act: 'Request to join',
  },
  'a new company': {
    path: '/settings/user/association',
    reads: associations,
    saves: 'POST /api/v1/me/associations/company',
    types: [['Legal name', 'Hilltop Supply']],
    act: 'Create company',
  },
  'the company': {
    path: '/settings/company',
    reads: company,
    saves: 'PATCH /api/v1/company',
    region: 'Company profile',
    types: [...address],
    act: 'Save profile',
  },
  'defaults of the company': {
    path: '/settings/company',
    reads: company,
    saves: 'PATCH /api/v1/company',
    region: 'Defaults',
    types: [['Text on bills of lading', 'Seal intact.']],
    act: 'Save defaults',
  },
  'an invitation': {
    path: '/settings/company?tab=members',
    reads: members,
    saves: 'POST /api/v1/company/invitations',
    types: [['Email', 'ada@example.com']],
    act: 'Send invitation',
    proof: true,
  },
  'a claimed domain': {
    path: '/settings/company?tab=members',
    reads: members,
    saves: 'POST /api/v1/company/domains',
    types: [['Domain', 'hilltop.test']],
    act: 'Add domain',
    proof: true,
  },
  'a week of fuel': {
    path: '/settings/company?tab=carriers',
    reads: carriers,
    saves: 'POST /api/v1/company/fuel-prices',
    types: [
      ['$ per gallon', '3.8'],
      ['Effective date', '2026-11-23'],
    ],
    act: 'Add price',
  },
  'thresholds of modes': {
    path: '/settings/company?tab=carriers',
    reads: { ...carriers, 'GET /api/v1/company/rating-rules': { body: { thresholds, laneMiles: [] } } },
    saves: 'PATCH /api/v1/company/rating-rules',
    region: 'Mode thresholds',
    types: [['Above, lb', '18000']],
    act: 'Save thresholds',
  },
  'a product': {
    path: '/settings/company?tab=products',
    reads: { ...company, 'GET /api/v1/company/products': page() },
    saves: 'POST /api/v1/company/products',
    opens: 'Add product',
    types: [['Description', 'Fittings']],
    act: 'Add product',
  },
  'a key': {
    path: '/settings/company?tab=api-keys',
    reads: { ...company, 'GET /api/v1/company/api-keys': page() },
    saves: 'POST /api/v1/company/api-keys',
    opens: 'Create API key',
    types: [['Name', 'ERP']],
    checks: 'View quotes',
    act: 'Create key',
    proof: true,
  },
  'a webhook': {
    path: '/settings/company?tab=webhooks',
    reads: { ...company, 'GET /api/v1/company/webhooks': page() },
    saves: 'POST /api/v1/company/webhooks',
    opens: 'Add webhook',
    types: [['URL', 'https://erp.example/lading']],
    checks: 'Booked',
    act: 'Save webhook',
    proof: true,
  },
  'a contact': {
    path: '/settings/contacts',
    reads: { 'GET /api/v1/contacts': page() },
    saves: 'POST /api/v1/contacts',
    opens: 'Add contact',
    types: [['Company or location name', 'Trinity'], ...address],
    act: 'Add contact',
  },
};

/** Holds a secret, which no storage of the browser keeps. */
const CONNECTION: Record<string, Form> = {
  'a carrier to connect': {
    path: '/settings/company?tab=carriers',
    reads: { ...carriers, 'GET /api/v1/company/rating-rules': { body: { thresholds, laneMiles: [] } } },
    saves: 'POST /api/v1/company/carriers',
    opens: 'Connect carrier',
    types: [
      ['SCAC', 'SAIA'],
      ['Carrier', 'Saia LTL'],
      ['API URL', 'https://api.saia.example/dsdc'],
      ['Token', 'calm-otter'],
    ],
    act: 'Connect carrier',
  },
};

test.each(Object.entries(FORMS))(
  'what is typed for %s stays through a save that fails and a session that dies',
  async (_name, { path, reads, saves, opens, region, types, checks, act }) => {
    const answers = [problem(500, 'INTERNAL', 'Something broke.'), problem(401, 'UNAUTHENTICATED', 'Sign in.')];
    const start = (stored?: Map<string, unknown>) =>
      openSettings(path, { ...reads, [saves]: () => answers.shift()! }, { stored });
    const show = async () => {
      if (region) await screen.findByRole('region', { name: region });
      if (!opens) return;
      await userEvent.click(await screen.findByRole('button', { name: opens }));
      await screen.findByRole('dialog');
    };
    const form = () => (opens ? within(screen.getByRole('dialog')) : region ? section(region) : screen);
    const field = (label: string) => form().findByLabelText(label, { selector: 'input, textarea' });
    const [looked, typed] = types[0]!;

    const { host, unmount, sent } = start();
    await show();
    for (const [label, value] of types) fireEvent.change(await field(label), { target: { value } });
    if (checks) await userEvent.click(form().getByRole('checkbox', { name: checks }));
    const save = async () => userEvent.click(await form().findByRole('button', { name: act }));
    await save();
    await waitFor(() => expect(sent(saves)).toHaveLength(1));
    expect(await field(looked)).toHaveValue(typed);
    await save();
    await waitFor(() => expect(host.seen.unauthorized).toBe(1));
    expect(sent(saves)).toHaveLength(2);
    unmount();

    start(host.seen.stored);
    await show();
    expect(await field(looked)).toHaveValue(typed);
  },
);

/** Layer of the dialog that an element is in. */
const layerOf = (element: HTMLElement): number =>
  Number(element.closest<HTMLElement>('[style*="--mb-z-index"]')?.style.getPropertyValue('--mb-z-index'));

const PROOF = 'POST /api/v1/auth/reauthenticate';
const account = {
  'GET /api/v1/me': { body: { hasPassword: true } },
  'GET /api/v1/me/factors': { body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
};

describe.each([...Object.entries(FORMS).filter(([, { proof }]) => proof), ...Object.entries(CONNECTION)])(
  'what is typed for %s, when a proof is asked for,',
  (_name, { path, reads, saves, opens, region, types, checks, act }) => {
    const form = () =>
      opens ? within(screen.getByRole('dialog', { name: opens })) : region ? section(region) : screen;
    const field = (label: string) => form().findByLabelText(label, { selector: 'input, textarea' });

    /** Fills the form, sends it, and waits until the proof is asked for. */
    async function fill() {
      let proven = false;
      const opened = openSettings(path, {
        ...account,
        ...reads,
        [saves]: () =>
          proven
            ? problem(409, 'CONFLICT', 'Refused after the proof.')
            : problem(403, 'REAUTHENTICATION_REQUIRED', 'Confirm your identity to continue.'),
        [PROOF]: () => {
          proven = true;
          return { body: {} };
        },
      });
      if (opens) {
        await userEvent.click(await screen.findByRole('button', { name: opens }));
        await screen.findByRole('dialog', { name: opens });
      }
      for (const [label, value] of types) fireEvent.change(await field(label), { target: { value } });
      if (checks) await userEvent.click(form().getByRole('checkbox', { name: checks }));
      await userEvent.click(await form().findByRole('button', { name: act }));
      const proof = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
      const password = await proof.findByLabelText('Password');
      await waitFor(() => expect(password).toHaveFocus());
      return { ...opened, password };
    }

    test('is sent again as it was', async () => {
      const { sent, password } = await fill();
      await userEvent.type(password, 'seven calm otters drift');
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('Refused after the proof.')).toBeInTheDocument();
      expect(sent(PROOF)).toEqual([{ password: 'seven calm otters drift' }]);
      expect(sent(saves)).toEqual([sent(saves)[0], sent(saves)[0]]);
      expect(await field(types[0]![0])).toHaveValue(types[0]![1]);
    });

    test('stays when the proof is not given', async () => {
      const { sent, password } = await fill();
      const dialogs = screen.getAllByRole('dialog').map((dialog) => [dialog.contains(password), layerOf(dialog)]);
      const layerOfProof = layerOf(password);
      for (const [isProof, layer] of dialogs) if (!isProof) expect(layer).toBeLessThan(layerOfProof);
      await userEvent.type(password, '{Escape}');
      expect(await screen.findByText(/because you did not confirm your identity/)).toBeInTheDocument();
      expect(sent(saves)).toHaveLength(1);
      expect(await field(types[0]![0])).toHaveValue(types[0]![1]);
    });
  },
);
