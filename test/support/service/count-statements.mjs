// Runs the built service and tells its parent, whenever asked, how many SQL statements it has sent: { url } once, then
// { statements } for each message.
import 'reflect-metadata';
import { loadConfig } from '../../../dist/foundation/config/index.js';
import { Database } from '../../../dist/foundation/database/index.js';
import { startService } from '../../../dist/service.js';

const service = await startService(loadConfig(process.env));
const database = service.app.get(Database);
process.on('message', () => process.send({ statements: database.statements }));
process.on('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send({ url: service.url });
