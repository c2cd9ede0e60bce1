import type { Provider } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { EgressRules } from './egress-rules.js';
import { OutboundClient } from './outbound-client.js';

/** Egress rules and HTTP client of a module that calls user-entered URLs. Addresses allowed for one purpose are not allowed for another. */
export function egressProviders(purpose: keyof Config['egressAllow']): Provider[] {
  return [
    {
      provide: EgressRules,
      inject: [Config],
      useFactory: ({ egressAllow }: Config) => new EgressRules(egressAllow[purpose]),
    },
    { provide: OutboundClient, inject: [EgressRules], useFactory: (rules: EgressRules) => new OutboundClient(rules) },
  ];
}
