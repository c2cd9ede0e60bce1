import { Module } from '@nestjs/common';
import { FactListener } from './fact-listener.js';

@Module({ providers: [FactListener] })
export class NotificationsModule {}
