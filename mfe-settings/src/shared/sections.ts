/** Slot for pages that other remotes add to the settings. */
export const SECTIONS_SLOT = 'settings';

/** Address of such a page, for the id of its content; also the route pattern. */
export const sectionPath = (id: string) => `/settings/sections/${id}`;
