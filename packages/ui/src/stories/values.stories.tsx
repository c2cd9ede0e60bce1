import { CopyText, DateTimeInZone, KeyValue, Money, StatusBadge } from '../index';

export default { title: 'Design system/Values' };

export const Amount = () => <Money value={{ amount: 123456, currency: 'USD' }} />;
export const Instant = () => <DateTimeInZone instant="2026-03-02T15:04:00.000Z" zone="America/Chicago" />;
export const Pairs = () => (
  <KeyValue
    items={[
      { label: 'Weight', value: '1,200 lb' },
      { label: 'Class', value: '70' },
    ]}
  />
);
export const Copy = () => <CopyText name="API key" text="ldk_7f3a9c" />;
export const Statuses = () => (
  <>
    <StatusBadge tone="neutral">Draft</StatusBadge>
    <StatusBadge tone="active">In transit</StatusBadge>
    <StatusBadge tone="attention">Late</StatusBadge>
    <StatusBadge tone="failed">Refused</StatusBadge>
    <StatusBadge tone="done">Delivered</StatusBadge>
  </>
);
