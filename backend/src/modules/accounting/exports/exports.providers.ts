import { AccountingExportsController } from './accounting-exports.controller.js';
import { AccountingExportsService } from './accounting-exports.service.js';
import { CodeExport } from './code-export.js';
import { AccountingExportLineEntity } from './persistence/accounting-export-line.entity.js';
import { AccountingExportEntity } from './persistence/accounting-export.entity.js';
import { AccountingExportsRepository } from './persistence/accounting-exports.repository.js';

/** Providers of exports to accounting. */
export const EXPORTS = [AccountingExportsRepository, AccountingExportsService, CodeExport];
export const EXPORT_CONTROLLERS = [AccountingExportsController];
export const EXPORT_ENTITIES = [AccountingExportEntity, AccountingExportLineEntity];
