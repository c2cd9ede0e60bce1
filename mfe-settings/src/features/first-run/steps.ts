import type { components } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { carrierPaths } from '../../shared/carrier-paths';
import { COMPANY_SECTIONS } from '../../shared/sections';

export type StepName = components['schemas']['SetupStepDto']['name'];

interface StepWords {
  label: MessageDescriptor;
  why: MessageDescriptor;
  to: string;
  /** Without it, the step is not listed. */
  permission?: string;
}

/** What each first step says, and where it is done. */
export const STEPS: Readonly<Record<StepName, StepWords>> = {
  carrier: {
    label: msg`Add a carrier`,
    why: msg`Explore with demo carriers, or bring the rates of your contract.`,
    to: carrierPaths.list(),
  },
  address: {
    label: msg`Enter your company address`,
    why: msg`It is printed on bills of lading, and carriers bill it.`,
    to: COMPANY_SECTIONS.profile.path,
  },
  freight: {
    label: msg`Save a contact or a product`,
    why: msg`Quotes then fill in address, hours, class and dimensions.`,
    to: paths.contacts(),
  },
  quote: {
    label: msg`Get a quote`,
    why: msg`Compare the prices of all your carriers, line by line.`,
    to: paths.newQuote(),
    permission: 'quote.create',
  },
  booking: {
    label: msg`Book a shipment`,
    why: msg`Choose an offer. Lading tenders it and makes the bill of lading.`,
    to: `${paths.quotes()}?status=quoted`,
    permission: 'quote.book',
  },
  colleague: {
    label: msg`Invite a colleague`,
    why: msg`Bookers, dock and managers each see what they need.`,
    to: COMPANY_SECTIONS.members.path,
    permission: 'member.manage',
  },
};
