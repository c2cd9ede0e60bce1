import { PAGE } from '../pdf/pdf-document.js';

/** The upper half has the parties in the left column and the numbers in the right one, with the section order of the VICS bill of lading. */
export const COLUMNS = { left: PAGE.left, leftWidth: 300, right: PAGE.left + 300, rightWidth: 260 } as const;

export const TITLE_HEIGHT = 22;
export const HEIGHTS = { shipFrom: 84, shipTo: 76, billTo: 66, instructions: 58, orders: 86, legal: 160 } as const;

/** Top of each section on the first page. */
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
