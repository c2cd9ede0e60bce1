import { SOURCE_LOCALE, type Locale } from '../../messages/locales.js';
import { type Mail, Mailer } from './mailer.js';

/** The language of an account's profile by its address; undefined if the address has none. */
export type ProfileLanguage = (email: string) => Promise<Locale | undefined>;

/** Finds the language of a recipient. The module of the accounts registers the look-up. */
export class RecipientLanguages {
  private lookUp: ProfileLanguage = async () => undefined;

  register(lookUp: ProfileLanguage): void {
    this.lookUp = lookUp;
  }

  of(email: string): Promise<Locale | undefined> {
    return this.lookUp(email);
  }
}

/** Writes each mail in the language of its recipient when it is sent. */
export class ReaderMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly languages: RecipientLanguages,
  ) {
    super();
  }

  async send({ inLocale, strangerLocale = SOURCE_LOCALE, ...mail }: Mail): Promise<void> {
    if (inLocale === undefined) return this.mailer.send(mail);
    const locale = (await this.languages.of(mail.to)) ?? strangerLocale;
    await this.mailer.send({ ...mail, ...inLocale(locale) });
  }

  override onApplicationShutdown(): void {
    this.mailer.onApplicationShutdown?.();
  }
}
