import { randomUUID } from 'node:crypto';
import { importBuilt, requireFromBackend } from './product.mjs';

/** Maximum destinations per origin, and minimum origins of all lanes. */
const DESTINATIONS = 200;
const ORIGINS = 32;
const CLASSES = [500, 550, 600, 650, 700, 775, 850, 925, 1000, 1100, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000];

/** Rates per lane: one per class. */
export const RATES_PER_LANE = CLASSES.length;

/** 50 carriers with 1,112 lanes of 18 classes each: 1,000,800 rate rows. */
const USUAL = { carriers: 50, lanes: 1_112 };

/** Number of rows that `seedQuotes` stores. */
export const RATE_ROWS = rateRows(USUAL);

/** Number of rates for this many carriers and lanes. */
export function rateRows({ carriers, lanes }) {
  return carriers * lanes * RATES_PER_LANE;
}

/** The request: three rows of handling units, two with a class and one rated by density, a liftgate, Chicago to Dallas. */
export const QUOTE_REQUEST = {
  mode: 'auto',
  units: 'imperial',
  pickup: { on: nextTuesday(), readyFrom: '10:00', closeAt: '16:00' },
  stops: [
    {
      type: 'origin',
      name: 'Acme DC',
      address1: '12 S Dock Pl',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      country: 'US',
      dock: true,
    },
    {
      type: 'destination',
      name: 'Oak Supply',
      address1: '1 Oak Rd',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      country: 'US',
      dock: false,
    },
  ],
  handlingUnits: [
    {
      count: 2,
      type: 'PAT',
      length: 48,
      width: 40,
      height: 30,
      weight: 1_000,
      stackable: false,
      commodities: [{ description: 'Fittings', pieces: 24, packagingType: 'BOX', weight: 1_000, freightClass: '70' }],
    },
    {
      count: 1,
      type: 'PAT',
      length: 48,
      width: 40,
      height: 40,
      weight: 420,
      stackable: true,
      commodities: [{ description: 'Valves', pieces: 8, packagingType: 'BOX', weight: 420, freightClass: '85' }],
    },
    {
      count: 1,
      type: 'CRT',
      length: 60,
      width: 40,
      height: 50,
      weight: 380,
      stackable: false,
      commodities: [{ description: 'Housings', pieces: 2, packagingType: 'CRT', weight: 380 }],
    },
  ],
  accessorials: ['LFTD', 'MNC'],
};

/**
 * Creates a company with one signed-in owner, carriers, tariffs and a fuel price in a migrated database, through the product's services. Every
 * rate is computed from carrier, lane, class and break.
 */
export async function seedQuotes({ carriers, lanes } = USUAL) {
  const app = await startContext();
  const get = async (file, name) => app.get((await importBuilt(file))[name], { strict: false });
  try {
    const [database, users, companies, sessions, store, ratingContexts] = await Promise.all([
      get('platform/database/database.js', 'Database'),
      get('modules/identity/accounts/users.service.js', 'UsersService'),
      get('modules/companies/companies.service.js', 'CompaniesService'),
      get('modules/identity/sessions/sessions.service.js', 'SessionsService'),
      get('modules/carriers/tariff-store.js', 'TariffStore'),
      get('modules/carriers/persistence/rating-context.sql.js', 'RatingContextRepository'),
    ]);
    const seeded = await database.transaction(async (tx) => {
      const userId = await users.create(tx, {
        email: `bench-${randomUUID()}@lading.test`,
        fullName: 'Bench',
        passwordHash: 'none',
      });
      const companyId = await companies.create(tx, { name: 'Bench', ownerId: userId });
      await ratingContexts.saveFuelPrices(tx, companyId, [
        { index: 'US', effectiveOn: QUOTE_REQUEST.pickup.on, price: '3.768' },
      ]);
      const { token } = await sessions.start(tx, userId, { userAgent: 'bench', ipAddress: '127.0.0.1' }, 'password');
      return { companyId, cookie: `lading_session=${token}` };
    });
    const { parseTariffTerms } = await importBuilt('modules/rating/engine/index.js');
    for (let carrier = 0; carrier < carriers; carrier++) {
      const { terms } = parseTariffTerms(termsOf(carrier));
      const tariff = {
        terms,
        rowCount: lanes * RATES_PER_LANE,
        rates: () => ratesOf(carrier, lanes),
        createdBy: null,
        demo: false,
      };
      await database.transaction((tx) => store.store(tx, seeded.companyId, tariff));
    }
    return seeded;
  } finally {
    await app.close();
  }
}

async function startContext() {
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  return NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
}

/** Terms of a carrier's tariff according to freight.md Annex H. */
export function termsOf(carrier) {
  const year = Number(QUOTE_REQUEST.pickup.on.slice(0, 4));
  const letters = String.fromCharCode(65 + Math.floor(carrier / 26), 65 + (carrier % 26));
  return {
    carrier: { scac: `ZZ${letters}`, name: `Bench Carrier ${letters}` },
    name: 'bench',
    currency: 'USD',
    effectiveFrom: `${year - 1}-01-01`,
    effectiveTo: `${year + 1}-12-31`,
    basis: 'lane',
    discountBps: 7_000 + (carrier % 50) * 30,
    minimumCharge: 9_500 + carrier * 50,
    liabilityPerPound: 1_000,
    fuel: {
      index: 'US',
      steps: [
        { from: '3.70', to: '3.74', bps: 2_730 },
        { from: '3.75', to: '3.79', bps: 2_750 },
      ],
      beyond: { step: '0.05', bps: 30 },
    },
    accessorials: [
      { code: 'LFTD', basis: 'flat', amount: 9_000 + carrier * 10 },
      { code: 'MNC', basis: 'flat', amount: 5_600 },
    ],
    rules: {
      cubic: { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' },
      maxWeight: 20_000,
      maxLinearFeet: 28,
      maxUnitWeight: 4_000,
    },
  };
}

/** Rates of a carrier's tariff; the first lane is that of `QUOTE_REQUEST`. */
export function* ratesOf(carrier, lanes) {
  const origins = Math.max(ORIGINS, Math.ceil(lanes / DESTINATIONS));
  for (let lane = 0; lane < lanes; lane++) {
    // Lane 0 is Chicago to Dallas; the others are distributed over ZIP3 areas.
    const [origin, destination] =
      lane === 0 ? ['606', '752'] : [String(100 + (lane % origins)), String(700 + Math.floor(lane / origins))];
    for (const [position, freightClass] of CLASSES.entries()) {
      const base = 900_000 + (carrier % 97) * 7_000 + (lane % 97) * 1_300 + position * 61_000;
      const rates = [100, 83, 66, 56, 44, 36, 27, 23].map((percent) => Math.floor((base * percent) / 100));
      yield {
        origin,
        destination,
        milesFrom: 0,
        milesTo: 0,
        freightClass,
        rates: [...rates, null],
        service: 'direct',
        transitDays: null,
      };
    }
  }
}

/** The first Tuesday at least a week ahead, in UTC. */
function nextTuesday() {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
