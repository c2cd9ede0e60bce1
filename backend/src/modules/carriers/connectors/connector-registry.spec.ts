import { Injectable } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { ConnectorFor, ConnectorRegistry } from './connector-registry.js';

@ConnectorFor('tariff')
@Injectable()
class ByMail {}

@ConnectorFor('dsdc')
@Injectable()
class OverHttp {
  rate(): void {}
}

@ConnectorFor('dsdc')
@Injectable()
class AlsoOverHttp {}

async function registryOf(...providers: (new () => object)[]): Promise<ConnectorRegistry> {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [ConnectorRegistry, ...providers],
  }).compile();
  await module.init();
  return module.get(ConnectorRegistry);
}

it('finds connectors by the kind in their decorator', async () => {
  const registry = await registryOf(ByMail, OverHttp);
  expect(registry.get('tariff')).toBeInstanceOf(ByMail);
  expect(registry.get('dsdc')).toBeInstanceOf(OverHttp);
  expect(registry.kindsWith('rate')).toEqual(['dsdc']);
});

it('throws for a kind without a connector', async () => {
  const registry = await registryOf(ByMail);
  expect(() => registry.get('dsdc')).toThrow('kind dsdc');
  expect(() => registry.get('carrier pigeon')).toThrow('carrier pigeon');
});

it('fails to start with two connectors of a kind', async () => {
  await expect(registryOf(OverHttp, AlsoOverHttp)).rejects.toThrow('two connectors');
});
