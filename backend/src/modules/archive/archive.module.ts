import { Module } from '@nestjs/common';
import { ArchivedRows } from './persistence/archived-rows.sql.js';

@Module({ providers: [ArchivedRows], exports: [ArchivedRows] })
export class ArchiveModule {}
