import { COST_REPORTS } from './cost-reports';
import type { ReportDefinition } from './report-columns';
import { SERVICE_REPORTS } from './service-reports';

/** All reports, in order. */
export const REPORTS: readonly ReportDefinition[] = [...COST_REPORTS, ...SERVICE_REPORTS];
