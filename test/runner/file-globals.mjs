/** Key of the global that holds what the tests of the running file import from `@jest/globals`. */
export const FILE_GLOBALS = Symbol.for('metadata-service.test-file-globals');
