import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { declaredTopics, OnOutboxMessage, outboxTopic } from './outbox-topic.js';
import { OutboxHandlers, type OutboxMessage } from './outbox-handlers.js';

const [BOOKED, CANCELLED] = [outboxTopic('test.booked'), outboxTopic('test.cancelled')];
const MESSAGE: OutboxMessage = { id: 'obx_1', companyId: null, payload: {}, lastAttempt: false };

/** Topics that modules loaded by other spec files have declared. */
class Others {
  @OnOutboxMessage(declaredTopics().filter((topic) => topic !== BOOKED && topic !== CANCELLED))
  async handle(): Promise<void> {
    await Promise.resolve();
  }
}

class Booked {
  readonly got: string[] = [];

  @OnOutboxMessage(BOOKED)
  async handle({ id }: OutboxMessage): Promise<void> {
    this.got.push(id);
    await Promise.resolve();
  }
}

class Cancelled {
  @OnOutboxMessage(CANCELLED)
  async handle(): Promise<void> {
    await Promise.resolve();
  }
}

class Both {
  @OnOutboxMessage([BOOKED, CANCELLED])
  async handle(): Promise<void> {
    await Promise.resolve();
  }
}

async function started(...providers: (new () => object)[]) {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [
      ...providers,
      { provide: 'alias', useExisting: providers[0]! },
      Others,
      DecoratedMethods,
      OutboxHandlers,
    ],
  }).compile();
  await module.init();
  return module;
}

describe('handlers of outbox messages', () => {
  it('are the methods with the decorator, called on their provider', async () => {
    const module = await started(Booked, Cancelled);
    await module.get(OutboxHandlers).handlerOf(BOOKED)?.(MESSAGE, new AbortController().signal);
    expect(module.get(Booked).got).toEqual(['obx_1']);
    expect(module.get(OutboxHandlers).handlerOf('test.unknown')).toBeUndefined();
  });

  it('may handle several topics', async () => {
    const handlers = (await started(Both)).get(OutboxHandlers);
    expect([handlers.handlerOf(BOOKED), handlers.handlerOf(CANCELLED)]).toEqual([
      expect.any(Function),
      expect.any(Function),
    ]);
  });

  it('prevent startup if a topic has none', async () => {
    await expect(started(Booked)).rejects.toThrow(
      'The outbox topic test.cancelled must have one handler; it has: none.',
    );
  });

  it('prevent startup if a topic has two', async () => {
    await expect(started(Booked, Both)).rejects.toThrow(
      'The outbox topic test.booked must have one handler; it has: Booked.handle, Both.handle.',
    );
  });

  it('refuse a topic that is declared twice', () => {
    expect(() => outboxTopic('test.booked')).toThrow('The outbox topic test.booked is declared twice.');
  });
});
