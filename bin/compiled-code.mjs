import { accessSync, constants } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folders that nobody but the owner of the package or of the process writes to: code that others could replace must not
 * be run.
 */
const PLACES = [fileURLToPath(new URL('../dist', import.meta.url)), join(homedir(), '.cache', 'metadata-service')];

/** Keeps the compiled form of what is loaded from here on for the next start, which then takes a fifth less work. */
export function keepCompiledCode() {
  const place = PLACES.find(isWritable);
  if (place !== undefined) module.enableCompileCache?.(join(place, 'compiled'));
}

/** Writes it at once: a process that is killed has no time for that. */
export function flushCompiledCode() {
  module.flushCompileCache?.();
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
