/** US Letter paper with the margins of all documents, in points from the top left. */
export const PAGE = { width: 612, height: 792, left: 26, top: 22, bottom: 772, contentWidth: 560 } as const;
