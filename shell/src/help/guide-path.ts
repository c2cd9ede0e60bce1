/** Start of the user guide; its articles are below. */
export const GUIDE_PATH = '/help';
