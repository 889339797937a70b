// The editors' language services run in workers of their own; the build puts their addresses in.
/* global WORKER_URLS */
globalThis.MonacoEnvironment = {
  getWorker: (_id, label) => new Worker(WORKER_URLS[label] ?? WORKER_URLS.editor, { type: 'module' }),
};
