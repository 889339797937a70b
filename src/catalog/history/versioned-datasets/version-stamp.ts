import { invalidArgument } from '../../../foundation/common/errors.js';

const PART = /^([A-Za-z]\w*):(\d{1,15})$/;

/**
 * Parses a version stamp, such as `schemaMetadata:2;ownership:0`, into the version of each aspect; 0 is the latest.
 * Throws `INVALID_ARGUMENT` for a malformed stamp.
 */
export function aspectVersions(stamp: string | null | undefined): ReadonlyMap<string, number> {
  const parts = (stamp ?? '').split(';').filter((part) => part.trim() !== '');
  return new Map(
    parts.map((part) => {
      const [, aspectName, version] = PART.exec(part.trim()) ?? [];
      if (aspectName === undefined)
        throw invalidArgument(
          `versionStamp: "${part}" is not an aspect with its version; write it as in schemaMetadata:2;ownership:0`,
        );
      return [aspectName, Number(version)] as const;
    }),
  );
}
