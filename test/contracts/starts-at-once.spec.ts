import { expect, it } from '@jest/globals';
import { Database } from '../../src/foundation/database/index.js';
import { testEngines } from '../support/engines/engines.js';

const AT_ONCE = 4;

const servers = testEngines().filter(({ name }) => name !== 'sqlite');

for (const engine of servers.length === 0 ? testEngines() : servers) {
  it(`should create the tables once when processes start on an empty database at the same time (${engine.name})`, async () => {
    const { url } = await engine.createDatabase();
    const count = url.startsWith('sqlite:') ? 1 : AT_ONCE;
    const options = { url, poolSize: 1, groupSize: 1, exclusive: false };
    const opened = await Promise.all(Array.from({ length: count }, () => Database.open(options)));
    const [row] = await opened[0]!.read((sql) =>
      sql.select<{ most: number }>(
        'SELECT MAX(times) AS most FROM (SELECT COUNT(*) AS times FROM schema_migration GROUP BY name) counted',
      ),
    );
    expect(Number(row?.most)).toBe(1);
    await Promise.all(opened.map((database) => database.close()));
  });
}
