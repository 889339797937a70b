import Sqlite from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { checkpoint } from './checkpoint.js';

const database = new Sqlite(workerData as string, { fileMustExist: true });

parentPort?.on('message', () => parentPort?.postMessage(checkpoint(database)));
