import { checkpoint } from './checkpoint.js';
import { serveSqliteRequests } from './serve-sqlite-requests.js';

serveSqliteRequests({}, (database) => () => checkpoint(database));
