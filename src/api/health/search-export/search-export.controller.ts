import { Controller, Get, Header, Query } from '@nestjs/common';
import { Public } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { SearchExport } from './search-export.js';

/** `GET /config/search/export`: the weights of fields in searches; public. */
@Public()
@Controller('config/search')
export class SearchExportController {
  constructor(private readonly exported: SearchExport) {}

  /** Throws `INVALID_ARGUMENT` for a format other than csv, the default. */
  @Get('export')
  @Header('content-type', 'text/csv; charset=utf-8')
  export(@Query('format') format: string | undefined): string {
    if (format !== undefined && format !== 'csv')
      throw invalidArgument('The query parameter "format" must be csv or absent.');
    return this.exported.csv();
  }
}
