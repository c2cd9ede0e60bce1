import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionReader } from '../../../platform/auth/actor.js';
import { CompaniesModule } from '../../companies/index.js';
import { DevicesModule } from '../devices/devices.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { CurrentSession } from './current-session.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { OpenSessionsRepository } from './persistence/open-sessions.repository.js';
import { SessionRotationsRepository } from './persistence/session-rotations.repository.js';
import { SessionsRepository } from './persistence/sessions.sql.js';
import { UserSessionEntity } from './persistence/user-session.entity.js';
import { PresentActor } from './present-actor.js';
import { SessionRotationGuard } from './session-rotation.guard.js';
import { SessionRotation } from './session-rotation.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInResponse } from './sign-in-response.js';
import { StoredSessionReader } from './stored-session-reader.js';

/** Sessions: start, lookup, token rotation, revocation. */
@Module({
  imports: [
    TypeOrmModule.forFeature([UserSessionEntity]),
    CompaniesModule,
    DevicesModule,
    FactorsModule,
    MailedLinksModule,
  ],
  controllers: [SessionsController],
  providers: [
    { provide: SessionReader, useClass: StoredSessionReader },
    { provide: APP_GUARD, useClass: SessionRotationGuard },
    CurrentSession,
    OpenSessionsRepository,
    OwnSessionsService,
    PresentActor,
    SessionRotation,
    SessionRotationsRepository,
    SessionsRepository,
    SessionsService,
    SignInResponse,
  ],
  exports: [CurrentSession, OpenSessionsRepository, PresentActor, SessionReader, SessionsService, SignInResponse],
})
export class SessionsModule {}
