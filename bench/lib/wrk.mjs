// Loads a server with wrk (Debian's package `wrk`), which must be installed.
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MICROSECONDS = { us: 1, ms: 1e3, s: 1e6, m: 6e7 };

/**
 * Requests per second and latencies in milliseconds of requests to `url`, from one thread. `lua` is the body of a
 * function of `counter` and `prefix` that returns the path and, for a POST, the JSON text to send. Refuses answers
 * other than 2xx and within `timeout` seconds, and those that contain `"errors"` or lack `contains`.
 */
export async function load({ url, token, lua, contains = '', seconds = 8, connections = 32, timeout = 2 }) {
  const script = join(mkdtempSync(join(tmpdir(), 'wrk-')), 'load.lua');
  writeFileSync(script, luaScript(lua, token, contains));
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', `${timeout}s`, '--latency'],
    ...['-s', script, url],
  ]);
  if (!/Requests\/sec/.test(stdout) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, count, first] = /^errors (\d+) (.*)$/m.exec(stdout) ?? [];
  if (count !== '0')
    throw new Error(`${count} answers hold errors or lack what they must contain, the first: ${first}`);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
  };
}

function milliseconds(stdout, share) {
  const found = new RegExp(`^\\s+${share}\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(stdout);
  if (found === null) throw new Error(stdout);
  const [, number, unit] = found;
  return (Number(number) * MICROSECONDS[unit]) / 1e3;
}

function luaScript(lua, token, contains) {
  return `
local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer ${token}" }
local counter = 0
local prefix = tostring(os.time()) .. "-" .. tostring(math.random(1, 1000000))
errors = 0
first = ""
function call(counter, prefix)
${lua}
end
function request()
  counter = counter + 1
  local path, body = call(counter, prefix)
  return wrk.format(body and "POST" or "GET", path, headers, body)
end
function response(status, headers, text)
  local isWhole = string.find(text, [[${contains}]], 1, true)
  if isWhole and not string.find(text, '"errors"', 1, true) then return end
  errors = errors + 1
  if errors == 1 then first = string.sub(text, string.find(text, '"errors"', 1, true) or 1) end
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function done()
  local sum = 0
  local text = ""
  for _, thread in ipairs(threads) do
    sum = sum + thread:get("errors")
    text = thread:get("first")
  end
  io.write("errors " .. sum .. " " .. string.gsub(string.sub(text, 1, 300), "%s+", " ") .. "\\n")
end
`;
}
