import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Whether there is a folder of facts and sample data: beside the checkout, or where `SHARED_DIR` says. */
export const hasSharedFolder = existsSync(sharedFolder());

/** A file of that folder, parsed as JSON. Throws where it is not there. */
export function sharedJson<Content>(...path: readonly string[]): Content {
  return JSON.parse(readFileSync(join(sharedFolder(), ...path), 'utf8')) as Content;
}

function sharedFolder(): string {
  return process.env['SHARED_DIR'] ?? resolve('..', 'shared');
}
