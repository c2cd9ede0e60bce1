import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Config } from '../../config/config.js';
import { Public } from '../auth/decorators.js';
import { NotFound } from '../http/problems/domain-error.js';
import { Mailbox, type MailboxMessage } from '../mail/mailbox.js';
import { plainPagePolicy } from '../http/security/security-headers.js';
import { escapeHtml } from '../mail/escape-html.js';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const MAILBOX_PAGE_POLICY = plainPagePolicy(STYLE);

/** The mailbox as a plain HTML page, newest mail first, with clickable links. */
export function mailboxPage(messages: readonly MailboxMessage[]): string {
  const list = messages.length === 0 ? '<p>No mail yet.</p>' : messages.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1><p>Mail that Lading would have sent. This page exists in the demonstration only.</p>
${list}
</main></body>
</html>`;
}

function article(message: MailboxMessage): string {
  return `<article><h2>${escapeHtml(message.subject)}</h2>
<p>To ${escapeHtml(message.to)}, <time datetime="${escapeHtml(message.receivedAt)}">${escapeHtml(message.receivedAt)}</time></p>
<pre>${withLinks(message)}</pre>
<p><a href="/dev/mailbox/${escapeHtml(message.id)}.eml">Download with attachments</a></p></article>`;
}

/** Turns every listed link into an anchor. Links are found before escaping, so an `&` in a URL is preserved. */
function withLinks({ text, links }: MailboxMessage): string {
  let rest = text;
  let html = '';
  for (const link of links) {
    const at = rest.indexOf(link);
    html += `${escapeHtml(rest.slice(0, at))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
    rest = rest.slice(at + link.length);
  }
  return html + escapeHtml(rest);
}

/** Mailbox of the local demonstration; 404 elsewhere. */
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

  @Get('mailbox/:id.eml')
  @Public()
  async download(@Param('id') id: string): Promise<StreamableFile> {
    const source = this.config.devMailbox ? await this.mailbox.source(id) : null;
    if (source === null) throw new NotFound();
    return new StreamableFile(source, { type: 'message/rfc822', disposition: 'attachment' });
  }

  private messages(): Promise<MailboxMessage[]> {
    if (!this.config.devMailbox) throw new NotFound();
    return this.mailbox.messages();
  }
}
