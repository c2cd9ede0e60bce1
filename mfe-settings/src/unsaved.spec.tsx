import fs from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { address, type MockRoutes } from '@lading/mfe-kit/testing';
import { leavePage } from '@lading/ui/router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './features/carriers/setup/AddCarrierPage';
import { expectFilledIn, fill, openForm } from './testing/fill-form';
import { CONNECTION, type FormCase, FORMS } from './testing/form-cases';
import { mockApiDocs } from './testing/mock-api-docs';

mockApiDocs();

const loads: MockRoutes = {};
const ALL: Record<string, FormCase> = {
  ...FORMS,
  'a carrier connection': CONNECTION,
  'a new carrier': {
    path: '/carriers/new',
    loads,
    saves: 'POST /api/v1/company/carriers/tariff',
    entries: [['SCAC', 'ZZQP']],
    submit: 'Add carrier',
  },
};

/** Where each form of this remote is tested: a case of this file, another spec, or a form that is not saved. */
const FORM_FILES: Record<string, string> = {
  'features/api-keys/CreateKeyDialog.tsx': 'an API key',
  'features/approval-rules/RuleDialog.tsx': 'the dialog of the kit',
  'features/association/CreateCompanySection.tsx': 'a new company',
  'features/association/JoinSection.tsx': 'a request to join a company',
  'features/carriers/connections/ConnectionDialog.tsx': 'a carrier connection',
  'features/carriers/exchange/RateForm.tsx': 'the form of the kit',
  'features/carriers/fuel/FuelPaste.tsx': 'the form of the kit',
  'features/carriers/fuel/FuelWeekForm.tsx': 'a fuel price',
  'features/carriers/page/CarrierProfileForm.tsx': 'CarrierPage.spec',
  'features/carriers/page/CarrierSettingsSection.tsx': 'CarrierPage.spec',
  'features/carriers/page/ProNumbersSection.tsx': 'CarrierPage.spec',
  'features/carriers/rules/LaneDialog.tsx': 'the dialog of the kit',
  'features/carriers/rules/ThresholdsForm.tsx': 'mode thresholds',
  'features/carriers/setup/AddCarrierPage.tsx': 'a new carrier',
  'features/carriers/setup/TestQuoteSection.tsx': 'not saved: a price',
  'features/carriers/tender-emails/EditTenderEmails.tsx': 'the form of the kit',
  'features/carriers/upload/ActivationForm.tsx': 'the form of the kit',
  'features/coding-rules/CodingRuleDialog.tsx': 'the dialog of the kit',
  'features/edi/PartnerDialog.tsx': 'the dialog of the kit',
  'features/edi/SftpForm.tsx': 'the dialog of the kit',
  'features/company/defaults/DefaultsForm.tsx': 'defaults of the company',
  'features/company/deletion/DeleteDialog.tsx': 'the dialog of the kit',
  'features/company/domains/ClaimDomainForm.tsx': 'a mail domain',
  'features/company/domains/DomainProof.tsx': 'not saved: a code',
  'features/company/invitations/InviteForm.tsx': 'an invitation',
  'features/company/members/LimitsDialog.tsx': 'the dialog of the kit',
  'features/company/members/RoleDialog.tsx': 'the dialog of the kit',
  'features/company/profile/BrandColorForm.tsx': 'the brand color',
  'features/company/profile/CompanyForm.tsx': 'the company profile',
  'features/contacts/ContactDialog.tsx': 'a contact',
  'features/invoice-approval/InvoiceApprovalForm.tsx': 'the form of the kit',
  'features/notifications/KindsSection.tsx': 'the form of the kit',
  'features/notifications/TimesSection.tsx': 'times of notifications',
  'features/products/ProductDialog.tsx': 'a product',
  'features/profile/EmailSection.tsx': 'a new email address',
  'features/profile/ProfileForm.tsx': 'the user profile',
  'features/security/PasskeyRow.tsx': 'the form of the kit',
  'features/security/Passkeys.tsx': 'the form of the kit',
  'features/security/TotpSetup.tsx': 'not saved: a code',
  'features/sign-in-rules/FactorRuleForm.tsx': 'the form of the kit',
  'features/webhooks/WebhookDialog.tsx': 'a webhook',
  'shared/reauthentication/TypedProofForm.tsx': 'not saved: a password or code',
};

const question = () => within(screen.getByRole('dialog', { name: /^(Leave without saving|Discard changes)\?$/ }));

test.each(Object.entries(ALL))('%s asks before it is left, and keeps what was typed', async (_name, form) => {
  await openForm(form, () => {
    throw new Error('not saved');
  });
  const leave = jest.fn();
  act(() => leavePage(leave));
  expect(leave).toHaveBeenCalledTimes(1);
  await fill(form);
  act(() => leavePage(leave));
  expect(leave).toHaveBeenCalledTimes(1);
  await userEvent.click(question().getByRole('button', { name: 'Keep editing' }));
  await expectFilledIn(form);
  act(() => leavePage(leave));
  await userEvent.click(question().getByRole('button', { name: /^(Leave page|Discard changes)$/ }));
  expect(leave).toHaveBeenCalledTimes(2);
});

test('a link to another section asks, and what was typed is there after coming back', async () => {
  const others = FORMS['a request to join a company']!.loads;
  const profile = { ...FORMS['the user profile']!, loads: { ...FORMS['the user profile']!.loads, ...others } };
  await openForm(profile, () => {
    throw new Error('not saved');
  });
  await fill(profile);
  const follow = async (name: string) =>
    userEvent.click(within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name }));
  await follow('Your companies');
  expect(address()).toBe('/settings/user/profile');
  await userEvent.click(question().getByRole('button', { name: 'Leave page' }));
  expect(address()).toBe('/settings/user/association');
  await follow('Profile');
  await expectFilledIn(profile);
});

test('every form of this remote is listed here, and transient ones only if they are not saved', () => {
  const root = import.meta.dirname;
  const sources = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx$/.test(file));
  const withForm = sources.filter((file) =>
    /<(Form|FormDialog|FormPage)\s/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(withForm.map((file) => file.replaceAll(path.sep, '/')).sort()).toEqual(Object.keys(FORM_FILES).sort());
  const transient = withForm.filter((file) => /\stransient\s/.test(fs.readFileSync(path.join(root, file), 'utf8')));
  const notSaved = Object.keys(FORM_FILES).filter((file) => FORM_FILES[file]!.startsWith('not saved'));
  expect(transient.sort()).toEqual(notSaved.sort());
});
