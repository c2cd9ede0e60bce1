import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { CsvRow } from '../../platform/http/files/csv.js';
import { type ContactPage, ContactSearch } from './contact-search.js';
import type { ContactExportQuery } from './contacts.dto.js';
import { CONTACT_COLUMNS, toCells } from './contact-cells.js';

/** Maximum rows per file (freight.md Annex E), and rows per query. */
const EXPORT_LIMIT = 50_000;
const PAGE = 500;

@Injectable()
export class ContactExport {
  constructor(private readonly search: ContactSearch) {}

  /** Header and contacts in list order, at most 50,000. */
  async *rows({ companyId }: Actor, query: ContactExportQuery): AsyncGenerator<CsvRow> {
    yield CONTACT_COLUMNS;
    let cursor: string | undefined;
    for (let left = EXPORT_LIMIT; left > 0;) {
      const { rows, nextCursor }: ContactPage = await this.search.page(
        companyId,
        { ...query, cursor },
        Math.min(PAGE, left),
      );
      for (const { body } of rows) yield toCells(body);
      if (nextCursor === null) return;
      left -= rows.length;
      cursor = nextCursor;
    }
  }
}
