/** The dataset that the snippets send. */
export const FIRST_DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,first_dataset,PROD)';

/** Stands where a token belongs. */
export const NO_TOKEN = '<access token>';

/** How a snippet sends the dataset. */
export type SnippetId = 'cli' | 'python' | 'curl';

/** Commands that send the first dataset to the service at `address`, such as `https://metadata.example.com`. */
export function snippetsFor(address: string, token = NO_TOKEN): Readonly<Record<SnippetId, string>> {
  return { cli: cliFor(address, token), python: pythonFor(address, token), curl: curlFor(address, token) };
}

function cliFor(address: string, token: string): string {
  return `pip install acryl-datahub
export DATAHUB_GMS_URL='${address}'
export DATAHUB_GMS_TOKEN='${token}'
echo '{"name": "first_dataset", "description": "Sent by the command line."}' > first-dataset.json
datahub put --urn '${FIRST_DATASET}' \\
  --aspect datasetProperties --aspect-data first-dataset.json`;
}

function pythonFor(address: string, token: string): string {
  return `# pip install acryl-datahub
from datahub.sdk import DataHubClient, Dataset

client = DataHubClient(server="${address}", token="${token}")
dataset = Dataset(platform="hive", name="first_dataset", description="Sent by Python.")
client.entities.upsert(dataset)
print(dataset.urn)`;
}

function curlFor(address: string, token: string): string {
  return `curl --fail-with-body '${address}/openapi/v3/entity/dataset' \\
  --header 'Authorization: Bearer ${token}' \\
  --header 'Content-Type: application/json' \\
  --data '[{
    "urn": "${FIRST_DATASET}",
    "datasetProperties": {"value": {"name": "first_dataset", "description": "Sent by curl."}}
  }]'`;
}
