import { Controller, Get } from '@nestjs/common';
import { RequirePermission } from '../../../platform/auth/decorators.js';
import type { Connector, ConnectorKind } from '../connectors/connector.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ANY_CARRIER } from '../connectors/connector-setup.js';
import { CONNECTOR_CAPABILITIES, type ConnectorDto, ConnectorListDto } from './connectors.dto.js';

@Controller('api/v1/company/connectors')
export class ConnectorsController {
  constructor(private readonly connectors: ConnectorRegistry) {}

  /** Kinds of interfaces over which carriers can be connected, with what each asks for and can do. */
  @Get()
  @RequirePermission('tariff.read')
  listConnectors(): ConnectorListDto {
    return { items: this.connectors.overHttp().map(([kind, connector]) => presentConnector(kind, connector)) };
  }
}

function presentConnector(kind: ConnectorKind, connector: Connector): ConnectorDto {
  const { carrier, servers, keyHeader, oauth, fields, options, required, source, notTendered } =
    connector.setup ?? ANY_CARRIER;
  return {
    kind,
    carrier: carrier && { ...carrier },
    servers: servers.map(({ tokenUrl = null, ...server }) => ({ ...server, tokenUrl })),
    keyHeader,
    usesClientCredentials: oauth !== undefined,
    fields: [...fields],
    options: [...(options ?? [])],
    required: [...(required ?? [])],
    capabilities: CONNECTOR_CAPABILITIES.filter((capability) => connector[capability] !== undefined),
    notTendered: [...(notTendered ?? [])],
    source: source && { ...source },
  };
}
