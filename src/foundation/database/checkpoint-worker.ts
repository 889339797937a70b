import { checkpoint } from './checkpoint.js';
import { answerCalls } from './thread-answers.js';

answerCalls({}, (database) => () => checkpoint(database));
