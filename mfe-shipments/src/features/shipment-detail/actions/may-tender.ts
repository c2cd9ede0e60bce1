import type { Host } from '@lading/mfe-contract';
import type { Shipment } from '../../../shared/types';

/** Whether somebody may give the shipment to another carrier: no carrier has taken it, and the total, which is agreed to, is shown to them. */
export function mayTender({ status, tender }: Shipment, { can }: Host['session']): boolean {
  const isOpen =
    ['booked', 'tendered', 'tender_rejected'].includes(status) &&
    ['sent', 'rejected', 'failed'].includes(tender.state ?? '');
  return isOpen && can('quote.book') && can('price.read');
}

/** Whether the user may send the tender again: it failed, it was emailed and has no answer, or a change did not reach the carrier. */
export function mayResend({ status, tender, exceptions }: Shipment, { can }: Host['session']): boolean {
  const isUnanswered = ['booked', 'tendered'].includes(status) && ['sent', 'failed'].includes(tender.state ?? '');
  return (isUnanswered || exceptions.some(({ kind }) => kind === 'change_not_sent')) && can('quote.book');
}
