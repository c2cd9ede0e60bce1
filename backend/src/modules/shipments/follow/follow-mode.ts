/** `follow`: told of everything, whatever the preferences; `mute`: told of nothing. */
export const FOLLOW_MODES = ['follow', 'mute'] as const;
export type FollowMode = (typeof FOLLOW_MODES)[number];
