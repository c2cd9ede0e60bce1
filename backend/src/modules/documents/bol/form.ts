import { PAGE } from '../pdf/pdf-document.js';

/** The left column of the upper half holds the parties, the right one the numbers. The order of the sections is that of the VICS bill of lading. */
export const COLUMNS = { left: PAGE.left, leftWidth: 300, right: PAGE.left + 300, rightWidth: 260 } as const;

export const TITLE_HEIGHT = 22;
export const HEIGHTS = { shipFrom: 84, shipTo: 76, billTo: 66, instructions: 58, orders: 86, legal: 160 } as const;

/** Where each section of the first page starts. */
export const TOPS = (() => {
  const shipFrom = PAGE.top + TITLE_HEIGHT;
  const shipTo = shipFrom + HEIGHTS.shipFrom;
  const billTo = shipTo + HEIGHTS.shipTo;
  const instructions = billTo + HEIGHTS.billTo;
  const orders = instructions + HEIGHTS.instructions;
  return {
    shipFrom,
    shipTo,
    billTo,
    instructions,
    orders,
    carrier: orders + HEIGHTS.orders,
    legal: PAGE.bottom - HEIGHTS.legal,
  };
})();
