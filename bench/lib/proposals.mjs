/**
 * Proposals of datasets with properties, a schema, tags and owners, as an ingestion run sends them; `round` makes the
 * urns differ.
 */
export function generateProposals(count, round) {
  const proposals = [];
  for (let at = 0; proposals.length < count; at += 1) {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:postgres,bench${round}.schema${at % 20}.table_${at},PROD)`;
    for (const [aspectName, value] of Object.entries(aspectsOf(at))) proposals.push(proposal(urn, aspectName, value));
  }
  return proposals.slice(0, count);
}

function proposal(entityUrn, aspectName, value) {
  return {
    entityType: 'dataset',
    entityUrn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
    systemMetadata: { lastObserved: 1767225600000, runId: 'bench', lastRunId: 'no-run-id-provided' },
  };
}

function aspectsOf(at) {
  const stamp = { time: 1767225600000, actor: 'urn:li:corpuser:etl' };
  return {
    datasetProperties: {
      name: `table_${at}`,
      description: `Rows of table ${at}, one a day`,
      customProperties: { owner: 'etl', tier: String(at % 3) },
    },
    globalTags: { tags: [{ tag: `urn:li:tag:tier${at % 3}` }] },
    ownership: { owners: [{ owner: `urn:li:corpuser:user${at % 50}`, type: 'TECHNICAL_OWNER' }], lastModified: stamp },
    status: { removed: false },
    schemaMetadata: {
      schemaName: `table_${at}`,
      platform: 'urn:li:dataPlatform:postgres',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      created: stamp,
      lastModified: stamp,
      fields: Array.from({ length: 8 }, (_, field) => ({
        fieldPath: `column_${field}`,
        nullable: true,
        type: { type: { 'com.linkedin.schema.StringType': {} } },
        nativeDataType: 'varchar',
        recursive: false,
        isPartOfKey: false,
      })),
    },
  };
}
