import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Sizes of what is written until nothing more fits, in bytes. */
const STEPS = [1_048_576, 65_536, 4_096, 1] as const;

/** A small file system that a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room that is left; what others freed meanwhile too when it is called again. */
  fill(): void;
  /** Gives the room back. */
  free(): void;
}

/**
 * The file system that `TEST_SMALL_DISK` names, on which the store of this run lies: the SQL server's, or the service's
 * own.
 */
export function smallDisk(): SmallDisk {
  const folder = process.env.TEST_SMALL_DISK;
  if (folder === undefined || folder === '')
    throw new Error('TEST_SMALL_DISK must name a folder on a small file system');
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast, { force: true }),
  };
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const step of STEPS) appendWhileItFits(descriptor, Buffer.alloc(step, 1));
  } finally {
    closeSync(descriptor);
  }
}

function appendWhileItFits(descriptor: number, bytes: Buffer): void {
  try {
    while (writeSync(descriptor, bytes) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
