import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountActivity } from './account-activity.js';
import { EmailUndoHooks } from './email-undo-hooks.js';
import { AccountsRepository } from './persistence/accounts.repository.js';
import { UserAccountEntity } from './persistence/user-account.entity.js';
import { SecurityNotices } from './security-notices.js';
import { UsersService } from './users.service.js';

/** User accounts: creation, lookup, their activity log entries and security notices. */
@Module({
  imports: [TypeOrmModule.forFeature([UserAccountEntity])],
  providers: [AccountActivity, AccountsRepository, EmailUndoHooks, SecurityNotices, UsersService],
  exports: [AccountActivity, AccountsRepository, EmailUndoHooks, SecurityNotices, UsersService],
})
export class AccountsModule {}
