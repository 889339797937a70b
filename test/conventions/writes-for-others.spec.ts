import { describe, expect, it } from '@jest/globals';
import { sourceFiles, textOf } from '../support/checkout/checkout.js';

/**
 * Ways to write under another name than the caller's: as the service, under its mark, or without being asked for the
 * privileges of the REST APIs.
 */
const AS_ANOTHER = /source: 'SYSTEM'|actor: SYSTEM_ACTOR\b|systemUpdateMetadata\(|authorize: false/;

/** Every place that does so, with what keeps it from giving rights that its caller may not give. */
const PLACES: Readonly<Record<string, string>> = {
  'src/auth/invites/invite-store.ts':
    'an invitation is made by its service, which asks for the privilege, and for a role for all',
  'src/auth/invites/invite.service.ts':
    'the role is that of an invitation, which only those make who may give everything',
  'src/auth/passwords/credentials-store.ts': 'the password is the own, or of one whose rights the caller covers',
  'src/auth/tokens/token-store.ts': 'tokens are made for the caller, or for one whose rights the caller covers',
  'src/auth/users/user-creation.ts':
    'who signs up may take no name that holds rights; others are vouched for by their provider',
  'src/administration/bootstrap/bootstrap.service.ts': 'the start of the service, on nobody’s behalf',
  'src/administration/webhooks/webhook-keys.ts':
    'keys of webhooks, written for owners whose right to them the use case asks for',
  'src/administration/webhooks/webhook-pauses.ts': 'pauses webhooks, which tell nobody more by it',
  'src/administration/ingestion-sources/execution-request.service.ts':
    'requests the runs of schedules, which whoever may write sources could request',
  'src/entities/edits/entity-editor.ts':
    'mutations write as their actor: rules judge them, privileges are asked by the use case',
  'src/entities/edits/entity-references.ts': 'references to what was deleted are only taken away',
  'src/entities/edits/searched-references.ts': 'references to what was deleted are only taken away',
  'src/catalog/assets/files/store/file-removal.ts':
    'hides files whose content is gone, from which no rights are derived',
  'src/catalog/forms/dynamic-assignment.service.ts': 'writes forms, from which no rights are derived',
  'src/ingestion/assertion-run-summary.ts': 'writes summaries of runs, from which no rights are derived',
  'src/ingestion/messaging/proposal-writer.ts':
    'messages have no caller: the broker decides who may write to the topic, and with that everything',
  'src/ingestion/series-changes.ts': 'raises revisions for search and writes no aspects',
  'src/ingestion/validation/incidents-summary.rule.ts':
    'writes summaries of incidents, from which no rights are derived',
  'src/ingestion/validation/trusted-write.ts': 'where the mark is made',
  'src/ingestion/validation/version-properties.rule.ts': 'writes version sets, from which no rights are derived',
  'src/ingestion/validation/version-set.ts': 'writes properties of versions, from which no rights are derived',
  'src/catalog/models/logical-models/logical-model.service.ts':
    'takes ties of columns away, from which no rights are derived',
  'src/api/openapi/operations/consistency/consistency-fix.controller.ts':
    'fixes write as their caller: rules judge them',
  'src/api/openapi/v3/versioning.controller.ts':
    'links of versions are written as their caller, who was asked for the right to them',
  'src/projection/reindex/default-aspects-restore.ts':
    'adds what follows from the urn of an entity that has aspects already',
  'src/operations/runs/rollback.service.ts':
    'writes on behalf of its caller, as whom rules judge it where rights are derived',
  'src/operations/runs/run.service.ts': 'writes how an execution request ended, from which no rights are derived',
  'src/annotations/structured-properties/property-cleanup.ts':
    'values of a property that was deleted are only taken away',
  'src/catalog/history/timeline/timeline-histories.ts':
    'names the service where no author is known, and writes nothing',
  'src/catalog/history/versions/version-set.resolver.ts':
    'links of versions are written as their caller, who was asked for the right to them',
  'src/catalog/history/versions/versions.service.ts':
    'links of versions are written as their caller, who was asked for the right to them',
};

function placesIn(files: readonly string[], text: (file: string) => string): readonly string[] {
  return files.filter((file) => file.startsWith('src/') && !file.endsWith('.spec.ts') && AS_ANOTHER.test(text(file)));
}

describe('Writes on behalf of another actor', () => {
  it('should be known, each with the reason why it grants no privileges', () => {
    expect([...placesIn(sourceFiles(), (file) => textOf(file))].sort()).toEqual(Object.keys(PLACES).sort());
  });

  it('should be authorized as their caller when a rollback restores values', () => {
    expect(textOf('src/operations/runs/rollback.service.ts')).toMatch(/source: 'SYSTEM'.*onBehalfOf: by\.urn/);
  });

  it('should be checked by a test that can fail', () => {
    const texts: Readonly<Record<string, string>> = {
      'src/x/new.ts': "{ source: 'SYSTEM' }",
      'src/x/other.ts': 'const a = 1;',
    };
    expect(placesIn(Object.keys(texts), (file) => texts[file] ?? '')).toEqual(['src/x/new.ts']);
  });
});
