export { readModelFiles } from './read-model-files.js';
