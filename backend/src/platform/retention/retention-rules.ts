import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Retention, type RetentionRule } from './retention-rule.js';

/** Retention rules of all modules. */
@Injectable()
export class RetentionRules {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): RetentionRule[] {
    const owners = this.discovery.getProviders().filter(({ instance }) => typeof instance === 'object');
    const rules = owners.map((owner) => this.discovery.getMetadataByDecorator(Retention, owner) ?? []);
    return [...new Set(rules)].flat();
  }
}
