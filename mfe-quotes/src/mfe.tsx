import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { QuotesPage } from './QuotesPage';

export default defineRemote({
  routes: [
    { path: routes.quotes, element: <QuotesPage /> },
    {
      path: routes.newQuote,
      lazy: () => import('./features/quote-form/NewQuotePage').then((module) => module.NewQuotePage),
    },
    { path: routes.quote, lazy: () => import('./QuoteRoute').then((module) => module.QuoteRoute) },
    {
      path: routes.editQuote,
      lazy: () => import('./features/quote-form/EditQuotePage').then((module) => module.EditQuotePage),
    },
  ],
  messages: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
});
