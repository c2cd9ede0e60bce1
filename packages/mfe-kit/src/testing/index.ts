export { mockApi, problem, type MockApi } from './mock-api';
export { renderInRemote } from './render-in-remote';
export { Address, address, pageRenderer } from './render-page';
export type { ApiRoute, MockReply, MockRequest, MockRoutes } from './routes';
