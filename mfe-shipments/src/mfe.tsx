import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { claimRoutes } from './shared/claims/claim-paths';
import { DOCK_PATH } from './shared/dock-path';
import { ACCOUNTING_PATH } from './shared/accounting-paths';
import { ShipmentListPage } from './features/shipment-list/ShipmentListPage';

const shipmentPage = async () =>
  (await import(/* webpackChunkName: "shipment" */ './features/shipment-detail/ShipmentPage')).ShipmentPage;

const dockPage = async () => (await import(/* webpackChunkName: "dock" */ './features/dock/DockPage')).DockPage;

const invoicesPage = async () =>
  (await import(/* webpackChunkName: "invoices" */ './features/invoices/InvoiceListPage')).InvoiceListPage;
const invoicePage = async () =>
  (await import(/* webpackChunkName: "invoice" */ './features/invoices/InvoicePage')).InvoicePage;

const claimsPage = async () =>
  (await import(/* webpackChunkName: "claims" */ './features/claims/ClaimListPage')).ClaimListPage;
const claimPage = async () => (await import(/* webpackChunkName: "claim" */ './features/claims/ClaimPage')).ClaimPage;

const exportsPage = async () =>
  (await import(/* webpackChunkName: "accounting-exports" */ './features/accounting/ExportsPage')).ExportsPage;

const reportsPage = async () =>
  (await import(/* webpackChunkName: "reports" */ './features/reports/ReportsPage')).ReportsPage;
const reportPage = async () =>
  (await import(/* webpackChunkName: "report" */ './features/reports/ReportPage')).ReportPage;
const savedReportsPage = async () =>
  (await import(/* webpackChunkName: "saved-reports" */ './features/reports/saved/SavedReportsPage')).SavedReportsPage;

export default defineRemote({
  routes: [
    { path: routes.shipments, element: <ShipmentListPage /> },
    { path: DOCK_PATH, lazy: dockPage },
    { path: routes.shipment, lazy: shipmentPage },
    { path: routes.shipmentTab, lazy: shipmentPage },
    { path: routes.invoices, lazy: invoicesPage },
    { path: ACCOUNTING_PATH, lazy: exportsPage },
    { path: routes.invoice, lazy: invoicePage },
    { path: claimRoutes.claims, lazy: claimsPage },
    { path: claimRoutes.claim, lazy: claimPage },
    { path: routes.reports, lazy: reportsPage },
    { path: routes.savedReports, lazy: savedReportsPage },
    { path: routes.report, lazy: reportPage },
  ],
  slots: {
    home: async () => (await import(/* webpackChunkName: "home" */ './features/home/HomeOverview')).HomeOverview,
  },
  messages: {
    'en-CA': () => import('./locales/en-CA.po'),
    'fr-CA': () => import('./locales/fr-CA.po'),
    'es-US': () => import('./locales/es-US.po'),
  },
});
