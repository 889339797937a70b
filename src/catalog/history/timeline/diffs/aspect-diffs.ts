import type { AspectDiff } from './aspect-diff.js';
import { DOCUMENT_INFO } from './documents.js';
import { LABEL_DIFFS } from './labels.js';
import { RUN_DIFFS } from './runs.js';
import { EDITABLE_SCHEMA, SCHEMA_METADATA } from './schemas.js';
import { STATE_DIFFS } from './states.js';
import { STRUCTURED_PROPERTIES } from './structured-properties.js';
import { TEXT_DIFFS } from './texts.js';

/** All diffs; an aspect can have several. */
export const ASPECT_DIFFS: readonly AspectDiff[] = [
  ...LABEL_DIFFS,
  ...TEXT_DIFFS,
  ...STATE_DIFFS,
  ...RUN_DIFFS,
  STRUCTURED_PROPERTIES,
  SCHEMA_METADATA,
  EDITABLE_SCHEMA,
  DOCUMENT_INFO,
];
