/** Page modules of every installation: id, display name, type. They cannot be deleted. */
export const DEFAULT_MODULES = [
  ['your_assets', 'Your Assets', 'OWNED_ASSETS'],
  ['top_domains', 'Domains', 'DOMAINS'],
  ['assets', 'Assets', 'ASSETS'],
  ['output_ports', 'Output Ports', 'OUTPUT_PORTS'],
  ['child_hierarchy', 'Children', 'CHILD_HIERARCHY'],
  ['data_products', 'Data Products', 'DATA_PRODUCTS'],
  ['related_terms', 'Related Terms', 'RELATED_TERMS'],
  ['platforms', 'Platforms', 'PLATFORMS'],
  ['lineage', 'Lineage', 'LINEAGE'],
  ['columns', 'Columns', 'COLUMNS'],
] as const;

/** Returns the urn of the page module with an id. */
export function pageModuleUrn(id: string): string {
  return `urn:li:dataHubPageModule:${id}`;
}
