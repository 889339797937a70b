import type { TestEnvironment } from '../support/service/create-test-environment.js';

/** Readers at work. */
export interface PatientReaders {
  /**
   * Ends them and answers how often they read, and what they were answered that is neither an answer nor a refusal to
   * be tried again.
   */
  end(): Promise<{ readonly reads: number; readonly broken: readonly string[] }>;
}

const URN = encodeURIComponent('urn:li:corpuser:datahub');

const PATHS = [
  '/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=0&lookbackWindowDays=1',
  '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=0&lookbackWindowDays=1&limit=10',
  `/entitiesV2/${URN}`,
  `/openapi/v3/entity/corpuser/${URN}`,
  '/openapi/v3/entity/tag?count=5',
  `/relationships?urn=${URN}&direction=INCOMING&types=List(OwnedBy)`,
];

/** Starts one reader for each of several kinds of reads. */
export function startPatientReaders(env: TestEnvironment): PatientReaders {
  const broken: string[] = [];
  let reads = 0;
  let isStopped = false;
  const read = async (path: string): Promise<void> => {
    while (!isStopped) {
      const answer = await env.fetch(path, { headers: { 'x-restli-protocol-version': '2.0.0' } });
      const text = await answer.text();
      reads += 1;
      if (!answer.ok && answer.status !== 503) broken.push(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    }
  };
  const done = Promise.all(PATHS.map((path) => read(path).catch((error: unknown) => broken.push(String(error)))));
  return {
    async end() {
      isStopped = true;
      await done;
      return { reads, broken };
    },
  };
}
