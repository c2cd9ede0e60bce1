import { AUDIT_ACTIONS } from '../../src/contributions/contributions.js';
import type { AuditAction } from '../../src/platform/registered.js';
import { contact } from '../support/contacts.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { actionsOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXAMPLE_FUEL } from '../support/tariffs.js';
import { apiOperations } from '../support/api-operations.js';

/** Audit actions of each operation that changes data; several if they depend on the case. */
const AUDITED: Readonly<Record<string, readonly AuditAction[]>> = {
  acceptInvitation: ['member.joined'],
  activateAssociation: ['company.entered'],
  addCarrier: ['carrier.added'],
  addDemonstration: ['demonstration.added'],
  addClaim: ['claim.drafted'],
  addClaimDocuments: ['claim.documents_added'],
  addClaimMessage: ['claim.message_added'],
  addClaimStep: ['claim.step_recorded'],
  addDisputeMessage: ['dispute.message_added'],
  addInvoice: ['invoice.added'],
  addPasskey: ['factor.added'],
  addProBlock: ['carrier.pro_block_added'],
  addShipmentEvent: ['shipment.event_entered', 'shipment.corrected'],
  addApprovalDelegation: ['approval_delegation.created'],
  addApprovalRule: ['approval_rule.created'],
  createAccountingExport: ['accounting.exported'],
  addCodingRule: ['coding_rule.created'],
  addEdiPartner: ['edi.partner_added'],
  approveApproval: ['approval.approved'],
  approveMember: ['request.approved'],
  bookQuote: ['shipment.booked', 'approval.requested'],
  cancelShipment: ['shipment.cancelled'],
  changeApprovalRule: ['approval_rule.changed'],
  changeClaim: ['claim.changed'],
  changeCodingRule: ['coding_rule.changed'],
  changeEdiPartner: ['edi.partner_changed'],
  codeInvoice: ['invoice.coded'],
  changeConnection: ['carrier.changed'],
  changeContact: ['contact.changed'],
  changeDomain: ['domain.changed'],
  changeMember: [
    'member.role_changed',
    'member.prices_changed',
    'member.limits_changed',
    'member.suspended',
    'member.reinstated',
  ],
  changePassword: ['password.changed', 'password.reset'],
  changeProduct: ['product.changed'],
  changeShipment: ['shipment.changed'],
  changeShipmentCustoms: ['customs.changed'],
  changeShipmentException: ['exception.changed', 'exception.resolved'],
  changeShipmentExceptions: ['exception.changed', 'exception.resolved'],
  changeTemplate: ['template.changed'],
  changeReportMailing: ['report_mailing.changed'],
  changeView: ['saved_report.changed'],
  changeWebhook: ['webhook.changed'],
  claimDomain: ['domain.claimed'],
  closeAccountingPeriod: ['period.closed'],
  closeProBlock: ['carrier.pro_block_closed'],
  confirmTotp: ['factor.added'],
  connectCarrier: ['carrier.connected'],
  copyShipment: ['shipment.copied'],
  createCompany: ['company.created'],
  createWebhook: ['webhook.created'],
  declineMember: ['request.declined'],
  decideInvoice: ['invoice.decided'],
  deleteCompany: ['company.deleted'],
  approveInvoices: ['invoice.decided'],
  payInvoices: ['invoice.decided'],
  importContacts: ['contacts.imported'],
  importInvoices: ['invoices.imported'],
  importOrders: ['quotes.imported'],
  importQuotes: ['quotes.imported'],
  invite: ['member.invited'],
  leaveCompany: ['member.left', 'request.withdrawn', 'invitation.declined'],
  login: ['session.started', 'session.refused'],
  logout: ['session.ended'],
  createApiKey: ['api_key.made'],
  createCommercialInvoice: ['document.made'],
  createCustomsInvoice: ['document.made'],
  createReportMailing: ['report_mailing.created'],
  deleteView: ['saved_report.removed'],
  createInboundSecret: ['carrier.secret_made'],
  createRateConfirmation: ['document.made'],
  createRecoveryCodes: ['recovery_codes.made'],
  createShipmentLabels: ['document.made'],
  matchInvoice: ['invoice.matched'],
  uploadInvoiceFile: ['invoice_file.uploaded'],
  mergeContact: ['contact.merged'],
  notifyConsignee: ['consignee.notified'],
  placeDocumentHold: ['document.hold_placed'],
  printShipments: ['document.printed'],
  rejectApproval: ['approval.rejected'],
  releaseDocumentHold: ['document.hold_released'],
  removeDemonstration: ['demonstration.removed'],
  reauthenticate: ['session.reauthenticated'],
  reauthenticateWithPasskey: ['session.reauthenticated'],
  reauthenticateWithTotp: ['session.reauthenticated'],
  releaseDomain: ['domain.released'],
  removeApprovalDelegation: ['approval_delegation.removed'],
  removeApprovalRule: ['approval_rule.removed'],
  removeCodingRule: ['coding_rule.removed'],
  reorderApprovalRules: ['approval_rules.reordered'],
  reorderCodingRules: ['coding_rules.reordered'],
  removeCompanyLogo: ['company.changed'],
  removeContact: ['contact.removed'],
  removeInboundSecret: ['carrier.secret_removed'],
  removeMember: ['member.removed'],
  removePasskey: ['factor.removed'],
  recordLoading: ['shipment.loading_recorded'],
  removeReportMailing: ['report_mailing.removed'],
  sendReportMailing: ['report_mailing.sent'],
  stopReportMailing: ['report_mailing.stopped'],
  unsubscribeReportMailing: ['report_mailing.stopped'],
  removeProduct: ['product.removed'],
  removeTemplate: ['template.removed'],
  removeTotp: ['factor.removed'],
  removeWebhook: ['webhook.removed'],
  reopenAccountingPeriod: ['period.reopened'],
  renamePasskey: ['factor.renamed'],
  markInterchangeSent: ['edi.interchange_sent'],
  replayInterchange: ['edi.interchange_replayed'],
  uploadInterchanges: ['edi.interchanges_uploaded'],
  replayWebhookDelivery: ['webhook.delivery_replayed'],
  requestAssociation: ['member.requested', 'member.joined'],
  requestCompanyExport: ['company.export_requested'],
  requestShipmentDocument: ['document.requested'],
  requestEmailChange: ['email.change_requested'],
  resendInvitation: ['member.invited'],
  restoreCompany: ['company.restored'],
  restoreContact: ['contact.restored'],
  revokeApiKey: ['api_key.revoked'],
  revokeInvitation: ['invitation.revoked'],
  revokeOtherSessions: ['session.revoked'],
  revokeSession: ['session.revoked'],
  revokeShare: ['share.revoked'],
  rotateWebhookSecret: ['webhook.secret_rotated'],
  saveContact: ['contact.created'],
  saveCarrierProfile: ['carrier.profile_changed'],
  saveCarrierSettings: ['carrier.settings_changed'],
  saveExchangeRates: ['exchange_rates.changed'],
  saveFuelPrices: ['fuel_prices.changed'],
  saveProduct: ['product.created'],
  saveStopAsContact: ['contact.created'],
  saveTemplate: ['template.created'],
  rememberChargeCode: ['charge_code.remembered'],
  forgetChargeCode: ['charge_code.forgotten'],
  saveInvoiceSettings: ['invoice_settings.changed'],
  saveTenderSettings: ['tender_settings.changed'],
  resendTender: ['shipment.tender_resent'],
  retrySubscriptions: ['carrier.subscribed'],
  setFactorRule: ['factor_rule.changed'],
  setCompanyLogo: ['company.changed'],
  shareShipment: ['share.created'],
  signInWithPasskey: ['session.started', 'factor.refused'],
  tenderShipment: ['shipment.tendered'],
  testConnection: ['carrier.tested'],
  testEdiSftp: ['edi.sftp_tested'],
  saveEdiSftp: ['edi.sftp_changed'],
  removeEdiSftp: ['edi.sftp_removed'],
  confirmEdiHostKey: ['edi.host_key_confirmed'],
  testWebhook: ['webhook.tested'],
  transferOwnership: ['ownership.transferred'],
  unlinkIdentity: ['identity.unlinked'],
  unlockSignIn: ['sign_in.unlocked'],
  updateCompany: ['company.changed'],
  updateProfile: ['profile.changed'],
  updateRatingRules: ['rating_rules.changed'],
  updateTariff: ['tariff.withdrawn', 'tariff.restored'],
  uploadShipmentDocument: ['document.uploaded'],
  uploadTariff: ['tariff.uploaded'],
  verifyDomain: ['domain.verified'],
  verifyEmail: ['email.changed', 'email.restored'],
  verifyFactor: ['session.started', 'factor.refused', 'recovery_code.used'],
  verifyFactorPasskey: ['session.started', 'factor.refused'],
  verifyRegistration: ['account.created'],
  withdrawApproval: ['approval.withdrawn'],
};

/** Operations without audit entries, and the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  cancelQuote: 'The history of the quote (quote_event) keeps it with author and time.',
  cancelQuotes: 'The history of each quote (quote_event) keeps it with author and time.',
  challengeFactorPasskey: 'Only hands out a challenge.',
  challengeNewPasskey: 'Only hands out a challenge.',
  challengePasskey: 'Only hands out a challenge.',
  challengeReauthenticationPasskey: 'Only hands out a challenge.',
  changeNotificationPreferences: 'Notification preferences concern only the user.',
  copyQuote: 'The history of the quote (quote_event) keeps it with author and time.',
  copyQuotes: 'The history of each quote (quote_event) keeps it with author and time.',
  createQuote: 'The history of the quote (quote_event) keeps it with author and time.',
  submitOrder: 'The history of the quote (quote_event) keeps it with author and time.',
  exportSelectedQuotes: 'Stores nothing.',
  exportSelectedShipments: 'Stores nothing.',
  followShipments: 'Notification preferences concern only the user.',
  followShipment: 'Notification preferences concern only the user.',
  markAllNotificationsRead: 'A read mark in a person’s own inbox.',
  markNotificationsRead: 'A read mark in a person’s own inbox.',
  markNotificationsUnread: 'A read mark in a person’s own inbox.',
  printQuotes: 'Stores nothing.',
  previewRating: 'Stores nothing.',
  previewTotals: 'Stores nothing.',
  rateQuote: 'The history of the quote (quote_event) keeps every revision with author and time.',
  readEmailLink: 'Stores nothing.',
  readInvitation: 'Stores nothing.',
  readRegistration: 'Stores nothing.',
  register: 'Nothing exists before the address is verified.',
  requestPasswordReset: 'Anyone may ask for any address; using the link is logged.',
  saveView: 'A filter that a person saved for themselves.',
  sendTestNotification: 'A mail to the person who asks for it.',
  setUpTotp: 'Has no effect before a code confirms it.',
  receiveInvoice: 'Every version of a bill stays stored as received.',
  receiveInvoiceDocuments: 'The document and its message stay stored with the carrier as source.',
  receivePreliminaryCharges: 'Every version of a bill stays stored as received.',
  replaceReceivedInvoice: 'Every version of a bill stays stored as received.',
  withdrawReceivedDocuments: 'The document stays stored, with the time of its withdrawal, and the log has a note.',
  withdrawReceivedInvoice: 'Every version of a bill stays stored as received.',
  receiveShipmentEvents: 'The event log of the shipment keeps every event with its source.',
  unfollowShipment: 'Notification preferences concern only the user.',
  unsubscribe: 'Notification preferences concern only the user.',
  updateQuote: 'The history of the quote (quote_event) keeps every revision with author and time.',
};

/** Actions that no single API operation writes. */
const OF_OTHERS: readonly AuditAction[] = [
  'company.export_downloaded', // a download
  'company.move_removed', // a command
  'company.move_started', // a command
  'company.move_undone', // a command
  'company.moved', // a command
  'company.quotas_changed', // a command
  'company.suspended', // a command
  'company.unsuspended', // a command
  'demonstration.left', // a command
  'password.link_made', // a command
  'shipment.unarchived', // a command
  'shipments.archived', // a command
  'document.purged', // a periodic job
  'identity.linked', // the return from a sign-in source
  'request.expired', // a periodic job
  'webhook.disabled', // a periodic job
];

const changing = apiOperations().filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));

describe('the activity log', () => {
  it.each(changing.map(({ name, method, path }) => [name, `${method} ${path}`]))('covers %s (%s)', (name) => {
    expect(Object.hasOwn(AUDITED, name) !== Object.hasOwn(EXEMPT, name)).toBe(true);
  });

  it('lists no operation that does not exist', () => {
    const names = new Set(changing.map(({ name }) => name));
    expect([...Object.keys(AUDITED), ...Object.keys(EXEMPT)].filter((name) => !names.has(name))).toEqual([]);
  });

  it('has no action that is never written', () => {
    const written = new Set([...Object.values(AUDITED).flat(), ...OF_OTHERS]);
    expect(AUDIT_ACTIONS.filter((action) => !written.has(action))).toEqual([]);
  });
});

describe('an audit entry is written by', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startTestApp({
      environment: { EGRESS_ALLOW_CARRIERS: '127.0.0.1', EGRESS_ALLOW_WEBHOOKS: '127.0.0.1' },
    });
  }, 60_000);
  beforeEach(async () => {
    await app.database.truncate();
    owner = await signUp(app);
  });
  afterAll(() => app.close());

  /** Actions written to the log during `work`. */
  async function written(work: () => Promise<void>): Promise<string[]> {
    const before = (await actionsOf(app, owner.companyId)).length;
    await work();
    return (await actionsOf(app, owner.companyId)).slice(before);
  }
  async function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<any> {
    const answer = await owner.client.request(method, path, { body });
    if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  it('every change of a contact, under its own action', async () => {
    const actions = await written(async () => {
      const { id, version } = await send('POST', '/api/v1/contacts', contact());
      const other = await send('POST', '/api/v1/contacts', contact({ name: 'Other' }));
      await send('PATCH', `/api/v1/contacts/${id}`, { version, ...contact({ name: 'New name' }) });
      await send('POST', `/api/v1/contacts/${id}/merge`, { otherId: other.id });
      await send('DELETE', `/api/v1/contacts/${id}`);
      await send('POST', `/api/v1/contacts/${id}/restore`);
    });
    expect(actions).toEqual([
      'contact.created',
      'contact.created',
      'contact.changed',
      'contact.merged',
      'contact.removed',
      'contact.restored',
    ]);
    const { items } = (await owner.client.get('/api/v1/company/activity?action=contact.changed')).body;
    expect(items).toMatchObject([{ subject: 'New name', userId: owner.userId }]);
  });

  it('none for a change that is refused', async () => {
    const { id } = await send('POST', '/api/v1/contacts', contact());
    const product = { description: 'Ceramic tile', freightClass: '70' };
    await send('POST', '/api/v1/company/products', product);
    expect(
      await written(async () => {
        expect((await owner.client.patch(`/api/v1/contacts/${id}`, { version: 9, ...contact() })).status).toBe(409);
        expect((await owner.client.post('/api/v1/company/products', product)).status).toBe(409);
        expect((await owner.client.post('/api/v1/company/fuel-prices', { prices: [] })).status).toBe(422);
      }),
    ).toEqual([]);
  });

  it('every change of products, templates and fuel prices', async () => {
    const freight = {
      handlingUnits: [
        {
          count: 1,
          type: 'PAT',
          length: 48,
          width: 40,
          height: 48,
          weight: 500,
          commodities: [{ description: 'Tile', weight: 500 }],
        },
      ],
    };
    const actions = await written(async () => {
      const product = await send('POST', '/api/v1/company/products', { description: 'Tile', freightClass: '70' });
      const path = `/api/v1/company/products/${product.id}`;
      await send('PATCH', path, { version: product.version, description: 'Slate', freightClass: '70' });
      await send('DELETE', path);
      const template = await send('POST', '/api/v1/company/templates', { name: 'Tile', freight });
      const templatePath = `/api/v1/company/templates/${template.id}`;
      await send('PATCH', templatePath, { version: template.version, name: 'Slate', freight });
      await send('DELETE', templatePath);
      await send('POST', '/api/v1/company/fuel-prices', EXAMPLE_FUEL);
    });
    expect(actions).toEqual([
      'product.created',
      'product.changed',
      'product.removed',
      'template.created',
      'template.changed',
      'template.removed',
      'fuel_prices.changed',
    ]);
    const { items } = (await owner.client.get('/api/v1/company/activity?action=fuel_prices.changed')).body;
    expect(items[0].details).toEqual({ prices: 1, firstWeek: '2026-11-18', lastWeek: '2026-11-18' });
  });

  it('changes of the profile, tests of webhooks and connections', async () => {
    const actions = await written(async () => {
      await send('PATCH', '/api/v1/me', { fullName: 'Rosa D.', theme: 'dark' });
      const webhook = await send('POST', '/api/v1/company/webhooks', {
        url: 'http://127.0.0.1:4100/hook',
        kinds: ['shipment.delayed'],
      });
      const delivery = await send('POST', `/api/v1/company/webhooks/${webhook.id}/test`);
      await send('POST', `/api/v1/company/webhooks/${webhook.id}/deliveries/${delivery.id}/replay`);
      const carrier = await send('POST', '/api/v1/company/carriers', {
        scac: 'EXPL',
        name: 'Example Lines',
        endpoint: 'http://127.0.0.1:1/fast',
      });
      await send('POST', `/api/v1/company/carriers/${carrier.connections[0].id}/test`);
      await send('POST', `/api/v1/company/carriers/${carrier.connections[0].id}/subscriptions/retry`);
    });
    expect(actions).toEqual([
      'profile.changed',
      'webhook.created',
      'webhook.tested',
      'webhook.delivery_replayed',
      'carrier.connected',
      'carrier.tested',
      'carrier.subscribed',
    ]);
    const { items } = (await owner.client.get('/api/v1/company/activity?action=profile.changed')).body;
    expect(items[0].details).toEqual({ fields: 'fullName, theme' });
  });
});
