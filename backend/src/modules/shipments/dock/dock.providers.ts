import { DockController } from './dock.controller.js';
import { DockService } from './dock.service.js';
import { DockPickupsQueries } from './persistence/dock-pickups.sql.js';
import { LoadingsRepository } from './persistence/loadings.repository.js';
import { ShipmentLoadingEntity } from './persistence/shipment-loading.entity.js';

export const DOCK_CONTROLLERS = [DockController];
export const DOCK_ENTITIES = [ShipmentLoadingEntity];
export const DOCK = [DockService, DockPickupsQueries, LoadingsRepository];
