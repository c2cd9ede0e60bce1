import { Global, Module } from '@nestjs/common';
import { ApiKeysModule } from './modules/api-keys/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { EventStream } from './platform/events/event-stream.js';

/** The event stream with the readers of sessions and API keys, for every module that streams events: all streams share its timers. */
@Global()
@Module({ imports: [ApiKeysModule, IdentityModule], providers: [EventStream], exports: [EventStream] })
export class EventStreamModule {}
