import { SUMMARY_COLUMNS } from '../../persistence/shipments.sql.js';
import { PROGRESS_COLUMNS } from '../../tracking/shipment-progress.js';

/** Columns of a row of the list. */
export const LISTED_COLUMNS = `${SUMMARY_COLUMNS}, ${PROGRESS_COLUMNS}`;
