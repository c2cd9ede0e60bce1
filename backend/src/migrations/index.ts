import { Platform1781000000001 } from './1781000000001-platform.js';
import { Identity1781000000002 } from './1781000000002-identity.js';
import { Carriers1781000000003 } from './1781000000003-carriers.js';
import { Quotes1781000000004 } from './1781000000004-quotes.js';
import { Shipments1781000000005 } from './1781000000005-shipments.js';

/** Every migration, oldest first. */
export const migrations = [
  Platform1781000000001,
  Identity1781000000002,
  Carriers1781000000003,
  Quotes1781000000004,
  Shipments1781000000005,
];
