/** A row of a drill's table with a target: {what, value, ok}. */
export const check = (what, value, ok) => ({ what, value: String(value), ok });

/** A row without a target. */
export const figure = (what, value) => ({ what, value: String(value) });

/** A row whose value must be 0. */
export const none = (what, value) => check(what, value, value === 0);

export const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;
