import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';

export default defineRemote({
  routes: [
    {
      path: routes.quotes,
      lazy: () => import(/* webpackChunkName: "quote-list" */ './QuotesPage').then((module) => module.QuotesPage),
    },
    {
      path: routes.newQuote,
      lazy: () =>
        import(/* webpackChunkName: "new-quote" */ './features/quote-form/NewQuotePage').then(
          (module) => module.NewQuotePage,
        ),
    },
    {
      path: routes.approvals,
      lazy: () => import('./features/approvals/ApprovalsPage').then((module) => module.ApprovalsPage),
    },
    { path: routes.quote, lazy: () => import('./QuoteRoute').then((module) => module.QuoteRoute) },
    {
      path: routes.editQuote,
      lazy: () => import('./features/quote-form/edit/EditQuotePage').then((module) => module.EditQuotePage),
    },
  ],
  messages: {
    'en-CA': () => import('./locales/en-CA.po'),
    'fr-CA': () => import('./locales/fr-CA.po'),
    'es-US': () => import('./locales/es-US.po'),
  },
});
