import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Config } from '../../config/config.js';
import { Public } from '../auth/decorators.js';
import { NotFound } from '../http/problems/domain-error.js';
import { Mailbox, type MailboxMessage } from '../mail/mailbox.js';
import { MAILBOX_PAGE_POLICY, mailboxPage } from './mailbox-page.js';

/** The local mailbox of the demonstration. Anywhere else it does not exist. */
@Controller('dev')
@ApiExcludeController()
export class DevMailboxController {
  constructor(
    private readonly config: Config,
    private readonly mailbox: Mailbox,
  ) {}

  @Get('mailbox')
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', MAILBOX_PAGE_POLICY)
  async show(): Promise<string> {
    return mailboxPage(await this.messages());
  }

  @Get('mailbox.json')
  @Public()
  async list(): Promise<{ messages: MailboxMessage[] }> {
    return { messages: await this.messages() };
  }

  private messages(): Promise<MailboxMessage[]> {
    if (!this.config.devMailbox) throw new NotFound();
    return this.mailbox.messages();
  }
}
