// Takes the place of `@jest/globals` in the test file that imports it; loaded once for each file.
import { FILE_GLOBALS } from './file-globals.mjs';

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis[FILE_GLOBALS];
