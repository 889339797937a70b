import { answerCalls } from './thread-answers.js';
import type { ThreadSelect } from './thread-calls.js';

answerCalls({ readonly: true }, (database) => {
  database.pragma('case_sensitive_like = ON');
  return ({ sql, parameters }: ThreadSelect) => database.prepare(sql).all(...parameters);
});
