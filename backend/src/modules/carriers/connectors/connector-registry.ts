import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Capability, Connector, ConnectorKind } from './connector.js';

/** Decorates the provider of a kind of connector. */
export const ConnectorFor = DiscoveryService.createDecorator<ConnectorKind>();

/** Connectors by kind: providers with `@ConnectorFor`, discovered at startup. */
@Injectable()
export class ConnectorRegistry implements OnModuleInit {
  private readonly connectors = new Map<ConnectorKind, Connector>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error if a kind has two connectors */
  onModuleInit(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: ConnectorFor.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(ConnectorFor, wrapper);
      if (kind === undefined) continue;
      if (this.connectors.has(kind)) throw new Error(`The connection kind ${kind} has two connectors.`);
      this.connectors.set(kind, wrapper.instance as Connector);
    }
  }

  /** @throws Error for a kind without a connector */
  get(kind: ConnectorKind): Connector {
    const connector = this.connectors.get(kind);
    if (connector === undefined) throw new Error(`There is no connector for connections of the kind ${kind}.`);
    return connector;
  }

  /** Whether connections of the kind have an endpoint; false for unknown kinds. */
  isHttp(kind: ConnectorKind): boolean {
    return this.connectors.get(kind)?.channel === 'http';
  }

  /** Whether shipments of the mode can be tendered over connections of the kind. */
  tenders(kind: ConnectorKind, mode: string): boolean {
    const { tender, tenderModes } = this.get(kind);
    return tender !== undefined && (tenderModes?.includes(mode) ?? true);
  }

  /** Kinds whose connections have an endpoint, with their connectors. */
  overHttp(): [ConnectorKind, Connector][] {
    return [...this.connectors]
      .filter(([, { channel }]) => channel === 'http')
      .sort(([left], [right]) => (left < right ? -1 : 1));
  }

  /** Kinds whose connector has the capability. */
  kindsWith(capability: Capability): ConnectorKind[] {
    return [...this.connectors].filter(([, connector]) => connector[capability] !== undefined).map(([kind]) => kind);
  }
}
