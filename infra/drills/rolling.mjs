import { restartBehind, titleFor } from './rolling/through-proxy.mjs';

export const title = titleFor('nginx');

export const drill = (context) => restartBehind('nginx', context);
