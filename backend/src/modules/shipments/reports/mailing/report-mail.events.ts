import { outboxTopic } from '../../../../platform/outbox/outbox-topic.js';

/** Outbox topic: a report is mailed to one recipient. Payload `ReportMail`. */
export const REPORT_MAIL = outboxTopic('shipment.report-mail');

export interface ReportMail {
  mailingId: string;
  userId: string;
  /** Message-ID; a newer mail to the same recipient replaces one that waits. */
  mailId: string;
  /** Local date on which the period of the report ends. */
  on: string;
}
