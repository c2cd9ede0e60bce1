/** How a report groups its rows. */
export const REPORT_GROUPS = [
  'day',
  'month',
  'carrier',
  'mode',
  'lane',
  'location',
  'member',
  'accessorial',
  'cost_center',
  'exception',
  'transit',
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Groups of whole shipments. */
const OF_TOTAL: readonly ReportGroup[] = ['day', 'month', 'carrier', 'mode'];

/** Days and shipments of a report; both dates are included. */
export interface ReportFilter {
  by: ReportGroup;
  from: string;
  to: string;
  carrier?: string;
  mode?: string;
  /** Code of a lane or of a location; only for groups of whole shipments, and not both. */
  lane?: string;
  location?: string;
}

/** Whether the group is one of whole shipments, which can be narrowed to a lane or a location. */
export const isOfTotal = (by: ReportGroup): boolean => OF_TOTAL.includes(by);
