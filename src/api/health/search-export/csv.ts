/**
 * Returns one line of comma-separated values in DataHub's format: without line breaks, with quotes around values that
 * contain a comma or a quotation mark of either kind.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvValue).join(',')}\n`;
}

function csvValue(given: string): string {
  const value = given.replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, ' ');
  return /[,"']/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
