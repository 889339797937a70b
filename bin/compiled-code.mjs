import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import zlib from 'node:zlib';

/**
 * Folders that nobody but the owner of the package or of the process writes to: code that others could replace must not
 * be run.
 */
const PLACES = [
  fileURLToPath(new URL('../dist/compiled', import.meta.url)),
  join(homedir(), '.cache', 'metadata-service', 'compiled'),
];

const CHECKSUM_BYTES = 4;

/** Keeps the compiled form of the modules that are loaded from here on for the next start. */
export function keepCompiledCode() {
  const folder = PLACES.find(isWritable);
  if (folder !== undefined) module.enableCompileCache?.(folder);
}

/** Writes it at once: a process that is killed has no time for that. */
export function flushCompiledCode() {
  module.flushCompileCache?.();
}

/**
 * Runs a bundle, whose text is a function of what a CommonJS module finds around it. Returns its exports, and `keep`,
 * which keeps the compiled form of all functions that have run by then for the next process, in the first of `folders`
 * that can be written to, unless it is in one of them. Node itself keeps only what is compiled before anything runs;
 * 7,000 functions are then compiled again at each start, which is a third of its time.
 */
export function loadCompiled(file, folders = PLACES) {
  const text = readFileSync(file);
  const name = `program-${zlib.crc32(text)}-${cachedDataVersionTag()}`;
  const cachedData = firstWhole(folders.map((folder) => join(folder, name)));
  const script = new Script(text.toString('latin1'), { filename: file, cachedData });
  const bundle = { exports: {} };
  const url = pathToFileURL(file).href;
  script.runInThisContext()(bundle.exports, module.createRequire(url), bundle, file, dirname(file), url);
  const isKept = script.cachedDataRejected === false;
  const keep = () => {
    const folder = isKept ? undefined : folders.find(isWritable);
    if (folder !== undefined) write(folder, name, script.createCachedData());
  };
  return { exports: bundle.exports, keep };
}

/** The content of the first of the files that is there, and was written to the end; undefined if none is. */
function firstWhole(files) {
  for (const file of files) {
    try {
      const bytes = readFileSync(file);
      const data = bytes.subarray(0, -CHECKSUM_BYTES);
      if (zlib.crc32(data) === bytes.readUInt32LE(data.length)) return data;
    } catch {
      // It is not there, may not be read, or is too short.
    }
  }
  return undefined;
}

/** Writes a file, and removes those of other builds. Where that fails, the next start takes as long as this one. */
function write(folder, name, data) {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(zlib.crc32(data));
  const unfinished = join(folder, `${name}.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, Buffer.concat([data, checksum]));
    renameSync(unfinished, join(folder, name));
    removeOthers(folder, name);
  } catch {
    // It is there for speed alone.
  }
}

/**
 * Removes the files of other builds, and those that no process has finished. `program-BUILD-NODE` is the name of a
 * file: processes with other flags, or on another Node, run the same build.
 */
function removeOthers(folder, kept) {
  const [, build] = kept.split('-');
  for (const name of readdirSync(folder)) {
    const [kind, other] = name.split('-');
    if (kind === 'program' && (other !== build || name.includes('.'))) rmSync(join(folder, name), { force: true });
  }
}

/** Whether the folder can be written to, or created where another one is. */
function isWritable(folder) {
  try {
    accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
