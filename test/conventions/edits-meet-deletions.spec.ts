import { describe, expect, it } from '@jest/globals';
import { isPlacedIn } from '../support/checkout/allowed-places.js';
import { sourceFiles, textOf } from '../support/checkout/checkout.js';
import { callsOn, type MethodCall } from '../support/checkout/parsed-source.js';

/** Edits that name no entity which must be stored, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/administration/connections/connection.service.ts': 'creates or replaces the connection',
  'src/administration/global-settings/global-settings.service.ts': 'the settings are one entity, which nobody deletes',
  'src/administration/ingestion-sources/ingestion-source.service.ts': 'creates or replaces the source',
  'src/administration/pages/page-parts.ts': 'creates or replaces the module or template',
  'src/administration/policies/policy.service.ts': 'creates or replaces the policy',
  'src/administration/step-states/step-state.service.ts': 'creates or replaces the states',
  'src/administration/webhooks/webhook.service.ts': 'a webhook lacks required members without its aspect',
  'src/annotations/ownership/ownership-type.service.ts': 'built-in types stay stored',
  'src/annotations/tags/tag.service.ts': 'creates the tag, as in DataHub',
  'src/catalog/assets/asset-updates/asset-update.service.ts': 'creates the asset, as in DataHub',
  'src/catalog/assets/files/store/file-removal.ts': 'the file is stored until its removal ends',
  'src/catalog/documents/document-import.service.ts': 'creates or replaces the document',
  'src/catalog/models/logical-models/logical-model.service.ts': 'unlinks what is still linked as it was read',
  'src/catalog/models/logical-models/logical-tie.service.ts': 'links what is not stored, as in DataHub',
  'src/catalog/quality/assertions/assertion.service.ts': 'creates or replaces the assertion',
  'src/catalog/quality/assertions/operation-report.service.ts':
    'reports about datasets that are not stored, as in DataHub',
  'src/identity/users/settings/user-settings.service.ts': 'the actor may be a user who is not stored',
};

/** The edits that a deletion at the same time turns into a creation: they name no entity that must be stored. */
function unguarded(files: readonly string[], text: (file: string) => string): readonly string[] {
  return files
    .flatMap((file) => callsOn('editor', file, text(file)))
    .filter(isUnguarded)
    .map(({ place }) => place);
}

function isUnguarded({ method, args }: MethodCall): boolean {
  if (args.some((argument) => argument.includes('onlyNewEntity: true'))) return false;
  // A rewrite without an initial value writes nothing where nothing is stored.
  if (method === 'write') return args.length === 2 || (args.length > 2 && args[2] === '[]');
  return method === 'rewrite' && args.length === 5 && !args.some((argument) => argument.includes('whileStored:'));
}

describe('Edits of stored entities', () => {
  const places = unguarded(sourceFiles(), textOf);

  it('should not create an entity again that is deleted at the same time', () => {
    const others = places.filter((place) => !Object.keys(ALLOWED).some((entry) => isPlacedIn(entry, place)));
    expect(others).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('should still create what is not stored in %s', (entry) => {
    expect(places.some((place) => isPlacedIn(entry, place))).toBe(true);
  });

  it.each([
    ['await this.editor.write(edits, by);', true],
    ['await this.editor.write(edits, by, [urn]);', false],
    ['await this.editor.write(edits, by, [], reads.versions);', true],
    ['await this.editor.write(edits, by, [urn], reads.versions);', false],
    ['await this.editor.write([{ ...edit, onlyNewEntity: true }], by);', false],
    ['await editor.rewrite(urn, status, change, by, { initial: {} });', true],
    ['await editor.rewrite(urn, status, change, by, { initial: {}, whileStored: [urn] });', false],
    ['await editor.rewrite(urn, status, change, by);', false],
    ['await this.store.write(edits, by);', false],
  ])('should be found by a test that can fail: %s', (line, isFound) => {
    expect(unguarded(['src/a.ts'], () => line)).toEqual(isFound ? ['src/a.ts:1'] : []);
  });
});
