import { FollowController } from './follow.controller.js';
import { FollowService } from './follow.service.js';
import { FollowedShipmentsController } from './followed-shipments.controller.js';
import { FollowsRepository } from './persistence/follows.repository.js';

export const FOLLOW_CONTROLLERS = [FollowController, FollowedShipmentsController];
export const FOLLOW = [FollowService, FollowsRepository];
