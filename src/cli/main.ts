import 'reflect-metadata';
import { runProgram } from './program.js';

const code = await runProgram(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
