import { NativeSelect } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { chooseLanguage, languageOfVisitor, VISITOR_LOCALES } from '../session/language';

/** A language in its own words, so that a visitor who does not read the current one finds theirs. */
function nameOfLanguage(locale: string): string {
  const language = locale.slice(0, 2);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Language of the pages without sign-in. Signed-in users have theirs in the profile. */
export function LanguageChoice() {
  const locale = languageOfVisitor();
  return (
    <NativeSelect
      variant="unstyled"
      aria-label={t`Language`}
      value={locale === 'en-CA' ? 'en-US' : locale}
      data={VISITOR_LOCALES.map((value) => ({ value, label: nameOfLanguage(value) }))}
      onChange={(event) => chooseLanguage(event.currentTarget.value)}
    />
  );
}
