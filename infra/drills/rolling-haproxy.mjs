import { restartBehind, titleFor } from './rolling/through-proxy.mjs';

export const title = titleFor('HAProxy');

export const drill = (context) => restartBehind('haproxy', context);
