import type { ChangeProposal } from '../../../aspects/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { defined } from '../../../foundation/common/given.js';
import type { JsonObject, JsonValue } from '../../../foundation/json/json.js';
import { parseJson } from '../../../foundation/json/safe-json.js';
import type { StringMapEntryInput } from '../../../entities/index.js';
import { proposalFromJson } from '../../../ingestion/index.js';
import type { ModelRegistry } from '../../../model/index.js';
import { type PatchEntityInput, type PatchOperationInput, PatchOperationType } from './patch.input.js';

const WITH_VALUE = new Set([PatchOperationType.ADD, PatchOperationType.REPLACE, PatchOperationType.TEST]);

/**
 * Marks writes through the API of the user interface, so that they are searchable at once. It overrides a mark in the
 * input.
 */
const FROM_UI = { appSource: 'ui' } as const;

/**
 * Returns the change proposal of an input. Throws `INVALID_ARGUMENT` with the name of the invalid member,
 * `MALFORMED_URN`, or `VALIDATION_FAILED` for an unknown entity type or aspect.
 */
export function proposalOf(input: PatchEntityInput, registry: ModelRegistry): ChangeProposal {
  const { urn, entityType, aspectName, patch, arrayPrimaryKeys, forceGenericPatch, headers } = input;
  if (urn == null || urn === '') throw invalidArgument('urn is required: give the urn of the entity to patch');
  const keys = arrayPrimaryKeys?.map(({ arrayField, keys: names }) => [arrayField, names] as const);
  const value = {
    patch: patch.map(operationOf),
    arrayPrimaryKeys: keys === undefined ? null : Object.fromEntries(keys),
    forceGenericPatch: forceGenericPatch ?? null,
  };
  const proposal = {
    entityUrn: urn,
    entityType: entityType ?? null,
    aspectName,
    changeType: 'PATCH',
    aspect: { value, contentType: 'application/json-patch+json' },
    systemMetadata: systemMetadataOf(input),
    headers: mapOf(headers),
  };
  return proposalFromJson(proposal, registry);
}

/** Returns the name that a patch sets: the last value at `/name`; null if there is none. */
export function nameIn({ patch }: PatchEntityInput): string | null {
  const named = patch.filter(({ op, path, value }) => WITH_VALUE.has(op) && path === '/name' && value != null);
  const value = valueOf(named.at(-1)?.value);
  return value === null || typeof value === 'object' ? null : String(value);
}

function operationOf({ op, path, value, from }: PatchOperationInput): JsonObject {
  const member = WITH_VALUE.has(op) ? valueOf(value) : undefined;
  return { op: op.toLowerCase(), path, ...defined({ value: member, from: from ?? undefined }) };
}

function valueOf(text: string | null | undefined): JsonValue {
  if (text == null) return null;
  try {
    return parseJson(text) as JsonValue;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return text;
  }
}

function systemMetadataOf({ systemMetadata }: PatchEntityInput): JsonObject {
  const { lastObserved = null, runId = null, properties } = systemMetadata ?? {};
  return { lastObserved, runId, properties: { ...mapOf(properties), ...FROM_UI } };
}

function mapOf(entries: readonly StringMapEntryInput[] | null | undefined): JsonObject {
  return Object.fromEntries((entries ?? []).map(({ key, value }) => [key, value ?? null]));
}
