import { serveSqliteRequests } from './serve-sqlite-requests.js';
import type { ThreadSelect } from './sqlite-thread-messages.js';

serveSqliteRequests({ readonly: true }, (database) => {
  database.pragma('case_sensitive_like = ON');
  return ({ sql, parameters }: ThreadSelect) => database.prepare(sql).all(...parameters);
});
