import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailedLinks } from './mailed-links.js';
import { MailedLinkEntity, MailedLinkTokenEntity } from './persistence/mailed-link.entity.js';
import { MailedLinksRepository } from './persistence/mailed-links.repository.js';

/** Single-use links mailed to account holders. */
@Module({
  imports: [TypeOrmModule.forFeature([MailedLinkEntity, MailedLinkTokenEntity])],
  providers: [MailedLinks, MailedLinksRepository],
  exports: [MailedLinks],
})
export class MailedLinksModule {}
