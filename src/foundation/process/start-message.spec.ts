import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/index.js';
import { startLine, startText } from './start-message.js';

const URL = 'http://127.0.0.1:8080';

describe(startLine, () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'start-message-'));
  });

  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('should name the file with the first token', () => {
    const file = join(dataDir, 'admin-token');
    writeFileSync(file, 'token');
    const config = loadConfig({ DATA_DIR: dataDir });
    expect(startLine(config, URL)).toContain(`admin token in ${file})`);
    expect(startText(config, URL)).toContain(`Bearer $(cat ${file})`);
  });

  it('should name no file that is not there, as on a database that held tokens before', () => {
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: 'mysql://me:hush@db/datahub' });
    expect(startLine(config, URL)).toContain('(database mysql; admin token from metadata-service token --name first)');
    expect(startText(config, URL)).toContain('Bearer $(metadata-service token --name first)');
  });

  it('should name the variable of a configured token', () => {
    const config = loadConfig({ DATA_DIR: dataDir, ADMIN_TOKEN: 'a-token-of-16-bytes' });
    expect(startLine(config, URL)).toContain('admin token from ADMIN_TOKEN)');
  });
});
